import sdk from 'js-conflux-sdk';

const conflux = new sdk.Conflux({ url: 'https://test.confluxrpc.com', networkId: 1 });
console.log(await conflux.cfx.getBalance('cfxtest:aak39z1fdm02v71y33znvaxwthh99skcp2s48zasbp'));
