/** What a method does beyond answering: nothing, sends a transaction, signs, or changes a node or a wallet. */
export type MethodEffect = 'reads' | 'sends' | 'signs' | 'operates';

function oneOf(words: string): string {
  return `(${words.replaceAll(' ', '|')})`;
}

/** Spaces of names whose methods all change a node or a wallet, but for those below that only look. */
const OPERATORS = new RegExp(`^${oneOf('test personal wallet admin miner engine clique evm hardhat anvil')}[_.]`);
const READING = new RegExp(
  `^${oneOf('wallet_get personal_list personal_ecrecover admin_nodeinfo admin_peers admin_datadir')}`,
);
/** Debug methods that only look; others of that space stop, write or set something in some node. */
const DEBUG_READING = new RegExp(
  `^debug_${oneOf(
    'get trace inspect stat txpool txtool blockproperties consensusgraph currentsync syncgraph dbget ' +
      'storagerange accountrange dump intermediate executionwitness chainconfig',
  )}`,
);

const SENDING = new RegExp(`^(?!test_)(.*[_.])?${oneOf('send(?!er) submittransaction resend')}`);
const SIGNING = new RegExp(`(^|[_.])${oneOf('sign(?!er|ature)')}`);
/** Words with which the name of an acting method begins, after its space or without one. */
const ACTING = new RegExp(
  `(^|[_.])${oneOf(
    'add(?!ress) change clear connect create(?!accesslist) delete disable disconnect drop enable expire export force ' +
      'generate import lock mine new_?account register remove request reset resume revert revoke save set(?!t) ' +
      'shutdown start stop submit switch trigger unlock update watch write',
  )}`,
);

const SECRET = new RegExp(
  oneOf('unlock_?account new_?account import secret phrase password private_?key mnemonic seed'),
);
/** Methods of a node's own accounts, whose last parameter is a passphrase. */
const WITH_PASSPHRASE = new RegExp(`^${oneOf('personal_(?!list|ecrecover|lock) cfx_sendtransaction cfx_sign')}`);

/** What a method does, by its name; where a name may mean more, it is taken to. */
export function effectOf(method: string): MethodEffect {
  const name = method.toLowerCase();
  if (READING.test(name)) return 'reads';
  if (SENDING.test(name)) return 'sends';
  if (SIGNING.test(name)) return 'signs';
  if (OPERATORS.test(name) || (name.startsWith('debug_') && !DEBUG_READING.test(name)) || ACTING.test(name))
    return 'operates';
  return 'reads';
}

/** Whether parameters of a method hold a passphrase or a key, so that they must not be remembered. */
export function holdsSecret(method: string): boolean {
  const name = method.toLowerCase();
  return SECRET.test(name) || WITH_PASSPHRASE.test(name);
}
