import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {LANGUAGE_TABLE} from '@site/src/config/languages';
import {unpackTerms, type PackedTerms} from '@site/src/content/glossary/packedTerms';

const [source, ...translated] = LANGUAGE_TABLE;

/**
 * The portal's terms: one choice per language, with the meaning in the page's language. Pages write `<TermsTable />`:
 * the build fills in the terms (src/markdown/remarkTerms.ts).
 */
export default function TermsTable({terms}: {terms: PackedTerms}): ReactNode {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">{source.name}</th>
          {translated.map(({locale, name}) => (
            <th key={locale} scope="col" lang={locale}>
              {name}
            </th>
          ))}
          <th scope="col">
            <Translate id="terms.meaning" description="Column heading in the table of terms">
              Meaning
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {unpackTerms(terms).map((term) => (
          <tr key={term.id}>
            <th scope="row" lang={source.locale} id={`term-${term.id}`}>
              {term[source.folder]}
            </th>
            {translated.map(({locale, folder}) => (
              <td key={locale} lang={locale}>
                {term[folder]}
              </td>
            ))}
            <td>{term.meaning}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
