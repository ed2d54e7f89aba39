import { TransferCall } from '../generated/Coin/Coin';
import { Seen } from '../generated/schema';

export function handleCall(call: TransferCall): void {
  const seen = new Seen(call.transaction.hash.toHexString());
  seen.block = call.block.number;
  seen.detail = call.inputs.value.toString();
  seen.save();
}
