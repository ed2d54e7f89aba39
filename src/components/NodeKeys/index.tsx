import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePageParts} from 'docusaurus-plugin-openrpc/page-parts';
import type {KeyTable} from '@site/src/content/keyTable';
import {stretchesOf} from '@site/src/content/stretches';

function LinkedCode({code, to}: {code: string; to: string | undefined}): ReactNode {
  const {Code} = usePageParts();
  const shown = <Code>{code}</Code>;
  return to === undefined ? shown : <Link to={to}>{shown}</Link>;
}

/** Words whose parts between backticks are code; the name of a method is a link to its page. */
function Marked({words, methods = {}}: {words: string; methods?: KeyTable['methods']}): ReactNode {
  return stretchesOf(words).map(({text, isCode}, index) =>
    isCode ? <LinkedCode key={index} code={text} to={methods[text]} /> : <span key={index}>{text}</span>,
  );
}

/**
 * A table of configuration keys. Pages write `<NodeKeys group="…" />`: the build puts the rows of the group, in the
 * page's language, in the place of its name (src/markdown/nodeKeys/remarkNodeKeys.ts).
 */
export default function NodeKeys({head, rows, methods}: KeyTable): ReactNode {
  const {Table, Th, Td} = usePageParts();
  return (
    <Table>
      <thead>
        <tr>
          {head.map((words) => (
            <Th key={words}>{words}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, caution, meaning, value, type, releases}) => (
          <tr key={key}>
            <Th scope="row" id={`key-${key}`}>
              <Marked words={`\`${key}\``} />
            </Th>
            <Td>
              {caution && (
                <>
                  <strong>{caution}</strong>{' '}
                </>
              )}
              <Marked words={meaning} methods={methods} />
            </Td>
            <Td>
              <Marked words={value} />
            </Td>
            <Td>
              <Marked words={`\`${type}\``} />
            </Td>
            <Td>{releases}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
