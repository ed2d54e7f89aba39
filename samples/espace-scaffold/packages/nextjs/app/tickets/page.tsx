'use client';

import { parseGwei } from 'viem';
import { useAccount, usePublicClient } from 'wagmi';
import { Address } from '~~/components/scaffold-eth';
import { useScaffoldEventHistory, useScaffoldReadContract, useScaffoldWriteContract, useTargetNetwork } from '~~/hooks/scaffold-eth';

const FIRST_BLOCK = 0n; // the block of your deployment

export default function Tickets() {
  const { address } = useAccount();
  const { targetNetwork } = useTargetNetwork();
  const publicClient = usePublicClient({ chainId: targetNetwork.id });

  const { data: minted } = useScaffoldReadContract({ contractName: 'Ticket', functionName: 'minted' });
  const { data: hasMinted } = useScaffoldReadContract({ contractName: 'Ticket', functionName: 'hasMinted', args: [address] });
  const { data: transfers, error } = useScaffoldEventHistory({ contractName: 'Ticket', eventName: 'Transfer', fromBlock: FIRST_BLOCK, watch: true });
  const { writeContractAsync, isMining } = useScaffoldWriteContract({ contractName: 'Ticket' });

  const mint = async () => {
    const block = await publicClient?.getBlock();
    if (!block?.baseFeePerGas) return;
    const maxPriorityFeePerGas = parseGwei('1');
    const maxFeePerGas = 2n * block.baseFeePerGas + maxPriorityFeePerGas;
    await writeContractAsync({ functionName: 'mint', maxFeePerGas, maxPriorityFeePerGas });
  };

  return (
    <div className="flex flex-col items-center gap-4 p-10">
      <h1 className="text-3xl">Tickets</h1>
      <p>{minted === undefined ? 'Loading' : `${minted} of 100 minted`}</p>
      <button className="btn btn-primary" disabled={!address || isMining || hasMinted !== false} onClick={() => void mint()}>
        Mint a ticket
      </button>
      {error && <p>The history could not be read.</p>}
      <ul>
        {transfers?.map(({ args, transactionHash, logIndex }) => (
          <li key={`${transactionHash}-${logIndex}`} className="flex gap-2">
            Ticket {args.tokenId?.toString()}: <Address address={args.to} />
          </li>
        ))}
      </ul>
    </div>
  );
}
