import {CHAIN_CHECKS} from './chainChecks';
import {GAS_CHECKS} from './gasChecks';
import type {LiveCheck} from './liveChain';
import {OPCODE_CHECKS} from './opcodeChecks';

/** The checks on a real node, by the ID of the fact. */
export const LIVE_CHECKS: Readonly<Record<string, LiveCheck>> = {...GAS_CHECKS, ...OPCODE_CHECKS, ...CHAIN_CHECKS};
