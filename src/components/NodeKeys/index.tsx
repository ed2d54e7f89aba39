import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {keysOfGroup, toToml, type KeyMeaning} from '@site/src/nodeKeys/nodeKeys';

/** Text whose parts between backticks are code. */
function Marked({children}: {children: string}): ReactNode {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Caution({kind}: {kind: NonNullable<KeyMeaning['caution']>}): ReactNode {
  const text =
    kind === 'open' ? (
      <Translate id="nodeKeys.open" description="Before the meaning of a configuration key that opens the node to others">
        Opens the node to others.
      </Translate>
    ) : (
      <Translate id="nodeKeys.secret" description="Before the meaning of a configuration key that holds or guards a secret">
        Touches a key or a secret.
      </Translate>
    );
  return <strong>{text} </strong>;
}

function Head(): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Translate id="nodeKeys.key">Key</Translate>
        </th>
        <th scope="col">
          <Translate id="nodeKeys.meaning">Meaning</Translate>
        </th>
        <th scope="col">
          <Translate id="nodeKeys.default">Default</Translate>
        </th>
        <th scope="col">
          <Translate id="nodeKeys.type">Type</Translate>
        </th>
        <th scope="col">
          <Translate id="nodeKeys.releases">Releases</Translate>
        </th>
      </tr>
    </thead>
  );
}

/** The configuration keys of one group: what each does, its default, its type and the releases that have it. */
export default function NodeKeys({group}: {group: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const language = i18n.currentLocale === 'zh-CN' ? 'zh' : i18n.currentLocale === 'es' ? 'es' : 'en';
  return (
    <ScrollingTable>
      <Head />
      <tbody>
        {keysOfGroup(group).map((entry) => (
          <tr key={entry.key}>
            <th scope="row" id={`key-${entry.key}`}>
              <code>{entry.key}</code>
            </th>
            <td>
              {entry.caution && <Caution kind={entry.caution} />}
              <Marked>{entry[language]}</Marked>
            </td>
            <td>{toToml(entry) === undefined ? '–' : <code>{toToml(entry)}</code>}</td>
            <td>
              <code>{entry.type}</code>
            </td>
            <td>
              {entry.since}–{entry.removed}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
