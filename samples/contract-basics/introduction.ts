import { parseEventLogs } from 'viem';
import { alice, bob, client, compile, deploy, errorOf, named, print, read, send } from './node.ts';

// #region life
const { Counter } = compile('Counter.sol');
print('bytes of code to deploy', ((Counter?.bytecode.length ?? 0) - 2) / 2);

const counter = await deploy(Counter, [], alice);
print('bytes of code on the chain', ((await client.getCode(counter)) ?? '0x').length / 2 - 1);

print('count', await read(counter, 'count'));
const { logs } = await send(counter, 'increment', [], { from: bob });
print('count after increment', await read(counter, 'count'));
const [event] = parseEventLogs({ abi: counter.abi, logs });
print('event', event?.eventName);
print('bob calls reset', named(await errorOf(send(counter, 'reset', [], { from: bob }))));
await send(counter, 'reset', [], { from: alice });
print('count after reset by alice', await read(counter, 'count'));
// #endregion life
