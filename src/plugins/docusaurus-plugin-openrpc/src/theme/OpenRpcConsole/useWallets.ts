import {useEffect, useState} from 'react';
import type {Dialect} from '../../console/model';
import {discoverWallets, type Wallet} from '../../console/transport/wallets';

/** The wallets in this browser that speak a dialect. */
export function useWallets(dialect: Dialect): readonly Wallet[] {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  useEffect(
    () => discoverWallets((found) => setWallets(found.filter((wallet) => wallet.dialect === dialect))),
    [dialect],
  );
  return wallets;
}
