import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from './Providers';

export default async function Layout({ children }: { children: ReactNode }) {
  // Only wagmi's cookie: what the layout passes on ends up in the HTML, where scripts can read it.
  const cookies = (await headers()).get('cookie')?.split('; ');
  const cookie = cookies?.find((part) => part.startsWith('wagmi.store='));
  return (
    <html lang="en">
      <body>
        <Providers cookie={cookie}>{children}</Providers>
      </body>
    </html>
  );
}
