import { createPublicClient, formatUnits, http, parseAbi } from 'viem';

const client = createPublicClient({
  transport: http('https://evmtestnet.confluxrpc.com'),
});
const { price, expo } = await client.readContract({
  address: '0x838c40B3904FAfBc21b670c97b0dFeE7D8D0a016',
  abi: parseAbi([
    'struct Price { int64 price; uint64 conf; int32 expo; uint256 publishTime; }',
    'function getPriceNoOlderThan(bytes32 id, uint256 age) view returns (Price)',
  ]),
  functionName: 'getPriceNoOlderThan',
  // CFX/USD, published in the last two hours
  args: ['0x8879170230c9603342f3837cf9a8e76c61791198fb1271bb2552c9af7b33c933', 7_200n],
});
console.log(`1 CFX = ${formatUnits(price, -expo)} USD`);
