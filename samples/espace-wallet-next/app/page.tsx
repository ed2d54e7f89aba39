import { Account } from './Account';
import { chain } from './chain';
import { Pay } from './Pay';

export default function Page() {
  return (
    <main>
      <appkit-button />
      <Account chainId={chain.id} />
      <Pay chainId={chain.id} />
    </main>
  );
}
