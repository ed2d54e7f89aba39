import {encodeCall, eventTopic} from '../signing/abi';
import artefact from './counter.json';

/** The contract that is deployed in both spaces: its code, the data of its calls and the topic of its event. */
export const COUNTER = {
  code: artefact.bytecode,
  value: encodeCall('value()'),
  increase: encodeCall('increase()'),
  /** Reverts with a reason for more than three. */
  increaseBy: (times: bigint): string => encodeCall('increaseBy(uint256)', times),
  increased: eventTopic('Increased(address,uint256)'),
};
