import { Address, BigInt, Bytes } from '@graphprotocol/graph-ts';
import { Transfer as TransferEvent } from '../generated/Coin/Coin';
import { Account, Transfer } from '../generated/schema';

function accountOf(address: Address): Account {
  const known = Account.load(address);
  if (known != null) return known;
  const account = new Account(address);
  account.balance = BigInt.zero();
  return account;
}

function add(address: Address, change: BigInt): Bytes {
  const account = accountOf(address);
  // The zero address is where tokens come from and go to: it has no balance.
  if (address.notEqual(Address.zero())) account.balance = account.balance.plus(change);
  account.save();
  return account.id;
}

export function handleTransfer(event: TransferEvent): void {
  const transfer = new Transfer(event.transaction.hash.concatI32(event.logIndex.toI32()));
  transfer.from = add(event.params.from, event.params.value.neg());
  transfer.to = add(event.params.to, event.params.value);
  transfer.value = event.params.value;
  transfer.block = event.block.number;
  transfer.transaction = event.transaction.hash;
  transfer.save();
}
