import { createPublicClient, http } from 'cive';
import { testnet } from 'cive/chains';

const core = createPublicClient({ chain: testnet, transport: http() });
console.log(
  await core.getBalance({ address: 'cfxtest:aak39z1fdm02v71y33znvaxwthh99skcp2s48zasbp' }),
);
