// Ejected: the core's last resort is in English only; this one speaks the reader's language and needs no part of the
// frame.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

/** What is shown when the frame itself breaks: that the page crashed, why, and Try again. */
export default function ErrorOutsideFrame(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>
          {translate({
            id: 'theme.ErrorPageContent.title',
            message: 'This page crashed.',
            description: 'The title of the fallback page when the page crashed',
          })}
        </title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
