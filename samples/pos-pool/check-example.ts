// Registers an example of a pool and runs check.ts on it, then on the teaching pool: tsx on-own-chain.ts check-example.ts
import { execFileSync } from 'node:child_process';
import type { Hex } from 'viem';
import { ask, askValidator } from '../harness/chain.ts';
import { accountOf, compile, deploy, registrationOf, until, vote } from './client.ts';

const operator = accountOf(process.env.CORE_KEY);
const programs = [compile('Example.sol')['Example'], compile('TeachingPool.sol')['TeachingPool']];
const urls = [process.env.VALIDATOR_RPC, process.env.VALIDATOR_RPC_2];
for (const [index, program] of programs.entries()) {
  const pool = await deploy(operator, program, index === 0 ? [] : [10n, 1_209_600n]);
  process.env.VALIDATOR_RPC = urls[index];
  const [data] = await askValidator<[Hex, string]>('test_posRegister', '0x2');
  const registration = registrationOf(data);
  await pool.write(operator, 'register', registration, 2n * vote);
  await until(async () => {
    const account = await ask<{ status: { availableVotes: Hex } }>(
      'pos_getAccount',
      registration[0],
    );
    return BigInt(account.status.availableVotes);
  }, 2n);
  if (index === 1) console.log();
  execFileSync('tsx', ['check.ts', pool.address], { stdio: 'inherit' });
}
