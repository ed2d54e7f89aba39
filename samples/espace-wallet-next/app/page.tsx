import { eSpaceTestnet } from '../lib/chains';
import { Account } from './Account';

export default function Page() {
  return (
    <main>
      <appkit-button />
      <Account chainId={eSpaceTestnet.id} />
    </main>
  );
}
