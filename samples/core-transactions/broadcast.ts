// On the computer with internet: computes the hash of the signed bytes, sends them, and compares.
import { readFileSync } from 'node:fs';
import { equal } from 'node:assert/strict';
import { keccak256, type Hex } from 'viem';
import { ask, executed } from './node.js';

// #region broadcast
const raw = readFileSync(process.argv[2] ?? '', 'utf8').trim() as Hex;
const hash = keccak256(raw); // known before anything is sent
const { result, error } = await ask('cfx_sendRawTransaction', raw);
if (error) throw new Error(error.data ?? error.message);
equal(result, hash);
// #endregion broadcast
const { outcomeStatus } = await executed(hash);
console.log('executed:', outcomeStatus === '0x0' ? 'success' : 'failure');
