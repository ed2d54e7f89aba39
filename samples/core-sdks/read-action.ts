import { createClient, http } from 'cive';
import { getBalance } from 'cive/actions';
import { testnet } from 'cive/chains';

const client = createClient({ chain: testnet, transport: http() });
console.log(
  await getBalance(client, { address: 'cfxtest:aak39z1fdm02v71y33znvaxwthh99skcp2s48zasbp' }),
);
