import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useTranslationState} from './useTranslationState';

const help = (
  <Link to="/docs/general/CONTRIBUTING/how-to-contribute">
    <Translate id="translation.help" description="Link to the page that says how to translate">
      How to help with the translation
    </Translate>
  </Link>
);

/**
 * Informs a reader of Chinese or Spanish that a page is still in English, or that its English source has changed since.
 */
export default function TranslationNotice(): ReactNode {
  const state = useTranslationState();
  if (state === 'current') return null;
  const title =
    state === 'missing'
      ? translate({
          id: 'translation.missing.title',
          message: 'This page is in English',
          description: 'Title of the notice on an untranslated page',
        })
      : translate({
          id: 'translation.stale.title',
          message: 'The English page is newer',
          description: 'Title of the notice on an outdated translation',
        });
  return (
    <Admonition type="note" title={title}>
      <p data-translation={state}>
        {state === 'missing' ? (
          <span key="text">
            <Translate id="translation.missing.text" description="Notice on an untranslated page">
              It has not been translated into your language yet.
            </Translate>
          </span>
        ) : (
          <span key="text">
            <Translate id="translation.stale.text" description="Notice on an outdated translation">
              The English text has changed since this translation was made. If the two differ, trust the English page.
            </Translate>
          </span>
        )}{' '}
        {help}
      </p>
    </Admonition>
  );
}
