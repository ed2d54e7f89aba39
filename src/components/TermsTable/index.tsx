import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import terms from '@site/src/glossary/terms.json';

/** The portal's terms: one choice per language, with the definition in the reader's language. */
export default function TermsTable(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const language = i18n.currentLocale === 'zh-CN' ? 'zh' : i18n.currentLocale === 'es' ? 'es' : 'en';
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
        {terms.map(({id, en, zh, es, definition}) => (
          <tr key={id}>
            <th scope="row" lang="en" id={`term-${id}`}>
              {en}
            </th>
            <td lang="zh-CN">{zh}</td>
            <td lang="es">{es}</td>
            <td>{definition[language]}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
