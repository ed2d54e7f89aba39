import { formatEther, parseEther } from 'viem';
import { alice, bob, client, compile, deploy, errorOf, named, print, read, send } from './node.ts';

// #region script
const jar = await deploy(compile('TipJar.sol').TipJar);
const tip = (note: string, cfx: string) =>
  send(jar, 'tip', [note], { from: bob, value: parseEther(cfx) });

await tip('for the docs', '0.5');
await tip('again', '2');
print('total of bob', `${formatEther(await read(jar, 'totalOf', [bob.address]))} CFX`);
print('biggest tip', `${formatEther(await read(jar, 'biggest'))} CFX`);
const first = await read<{ note: string; amount: bigint }>(jar, 'tipAt', [0n]);
print('first note', first.note);
print('greet', await read(jar, 'greet', ['bob']));
// #endregion script
// #region failures
const sendBare = () =>
  client.call({ account: bob, to: jar.address, value: parseEther('1') }).then(
    () => 'accepted',
    () => 'rejected',
  );
print('1 CFX without data', await sendBare());
print('tip of 0.01 CFX', await errorOf(tip('small', '0.01')));
print('tipAt(9)', await errorOf(read(jar, 'tipAt', [9n])));
print('minus(1, 2)', await errorOf(read(jar, 'minus', [1n, 2n])));
print('half(7)', await read(jar, 'half', [7n]));
print('bob calls close', named(await errorOf(send(jar, 'close', [bob.address], { from: bob }))));
await send(jar, 'close', [alice.address]);
print('tip after close', await errorOf(tip('late', '1')));
print('1 CFX without data after close', await sendBare());
print('left in the jar', `${formatEther(await client.getBalance(jar))} CFX`);
// #endregion failures
