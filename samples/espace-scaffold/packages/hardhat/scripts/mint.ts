// Mints with the address and ABI that the web page uses, and reads what the page reads.
import hre, { ethers } from 'hardhat';
import deployedContracts from '../../nextjs/contracts/deployedContracts';
import { fees } from '../utils/fees';

async function main() {
  const { chainId } = await ethers.provider.getNetwork();
  const chains: Record<string, Record<string, { address: string; abi: readonly object[] }>> = deployedContracts;
  const entry = chains[chainId.toString()]?.Ticket;
  if (!entry) throw new Error(`deployedContracts.ts has no Ticket on chain ${chainId}`);

  const [signer] = await ethers.getSigners();
  const ticket = new ethers.Contract(entry.address, [...entry.abi] as never, signer);
  const response = await ticket.mint(await fees(hre));
  const receipt = await response.wait();
  console.log('chain        ', chainId.toString());
  console.log('status       ', receipt.status === 1 ? 'success' : 'failed');
  console.log('minted       ', (await ticket.minted()).toString());
  const events = await ticket.queryFilter('Transfer', receipt.blockNumber, receipt.blockNumber);
  console.log('Transfer to me', events.some((event) => 'args' in event && event.args.to === signer.address));
  const { baseFeePerGas } = await receipt.getBlock();
  console.log('tip paid     ', ethers.formatUnits(receipt.gasPrice - baseFeePerGas, 'gwei'), 'Gdrip');
  const again = await ticket.mint.estimateGas().then(
    () => 'accepted',
    (error) => error.revert?.name ?? ticket.interface.parseError(error.data)?.name ?? error.message,
  );
  console.log('second mint  ', again);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
