import { Address, ethereum } from '@graphprotocol/graph-ts';
import { Coin, Transfer } from '../generated/Coin/Coin';
import { Seen } from '../generated/schema';

function keep(id: string, block: ethereum.Block, detail: string): void {
  const seen = new Seen(id);
  seen.block = block.number;
  seen.detail = detail;
  seen.save();
}

export function handleTransfer(event: Transfer): void {
  const id = event.transaction.hash.toHexString();
  const coin = Coin.bind(event.address);
  const receipt = event.receipt;
  keep(
    'receipt-' + id,
    event.block,
    receipt == null
      ? 'none'
      : receipt.status.toString() + ', logs: ' + receipt.logs.length.toString(),
  );
  keep('balanceOf-' + id, event.block, coin.balanceOf(event.params.to).toString());
  keep(
    'reverted-' + id,
    event.block,
    coin.try_transfer(Address.zero(), event.params.value).reverted.toString(),
  );
  keep('getBalance-' + id, event.block, ethereum.getBalance(event.params.to).toString());
  keep('hasCode-' + id, event.block, ethereum.hasCode(event.address).inner.toString());
}
