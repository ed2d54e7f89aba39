import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {codeAnchor} from '../../errorLinks';
import type {ErrorCodeEntry} from '../../errorReference';
import {usePageParts} from '../pageParts';

/**
 * Every code at a glance, each with a link to its section. The space at the end of a cell parts its words from the next
 * one's.
 */
export default function CodeTable({codes}: {codes: readonly ErrorCodeEntry[]}): ReactNode {
  const {Table} = usePageParts();
  const hasMethods = codes.some(({http}) => !http);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="openrpc.errors.code" description="Heading of a column">
              Code
            </Translate>{' '}
          </th>
          <th scope="col">
            <Translate id="openrpc.errors.meaning" description="Heading of a column: what an error code means">
              Meaning
            </Translate>{' '}
          </th>
          {hasMethods && (
            <th scope="col">
              <Translate
                id="openrpc.errors.methods"
                description="Heading of a column: how many methods list an error code"
              >
                Methods that list it
              </Translate>{' '}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {codes.map(({code, title, methodCount}) => (
          <tr key={code}>
            <th scope="row">
              <Link to={`#${codeAnchor(code)}`}>{code}</Link>{' '}
            </th>
            <td>{title} </td>
            {hasMethods && <td>{methodCount > 0 && methodCount} </td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
