import { mainnet, testnet } from 'cive/chains';
import { confluxESpace, confluxESpaceTestnet } from 'viem/chains';

for (const chain of [mainnet, testnet, confluxESpace, confluxESpaceTestnet]) {
  console.log(chain.id, chain.rpcUrls.default.http[0]);
}
