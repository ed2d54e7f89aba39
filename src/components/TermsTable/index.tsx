import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {unpackTerms, type PackedTerms} from '@site/src/content/glossary/packedTerms';

/**
 * The portal's terms: one choice per language, with the meaning in the page's language. Pages write `<TermsTable />`: the build fills in
 * the terms (src/markdown/remarkTerms.ts).
 */
export default function TermsTable({terms}: {terms: PackedTerms}): ReactNode {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">English</th>
          <th scope="col" lang="zh-CN">
            中文
          </th>
          <th scope="col" lang="es">
            Español
          </th>
          <th scope="col">
            <Translate id="terms.meaning" description="Column heading in the table of terms">
              Meaning
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {unpackTerms(terms).map(({id, en, zh, es, meaning}) => (
          <tr key={id}>
            <th scope="row" lang="en" id={`term-${id}`}>
              {en}
            </th>
            <td lang="zh-CN">{zh}</td>
            <td lang="es">{es}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
