import {useMemo, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {MethodMatrixData} from '../../methodMatrix';
import {usePageParts} from '../pageParts';
import FilterCount from '../OpenRpcIndexPage/FilterCount';
import MatrixFilterForm from './MatrixFilterForm';
import {columnsOf, matchingRows, NO_FILTER, toRows, type MatrixColumns} from './matchingRows';
import Row from './Row';
import styles from './styles.module.css';

function Head({hasSpaces, hasDifference}: MatrixColumns): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Translate id="openrpc.matrix.method" description="Heading of a column">
            Method
          </Translate>{' '}
        </th>
        {hasSpaces && (
          <th scope="col">
            <Translate
              id="openrpc.matrix.spaces"
              description="Heading of a column: in which spaces, Core Space or eSpace, there is a method of this name"
            >
              Spaces
            </Translate>{' '}
          </th>
        )}
        <th scope="col">
          <Translate id="openrpc.matrix.since" description="Heading of a column: since which version of the node">
            Since node
          </Translate>{' '}
        </th>
        <th scope="col">
          <Translate id="openrpc.matrix.availability" description="Heading of a column: who serves a method">
            Available
          </Translate>{' '}
        </th>
        {hasDifference && (
          <th scope="col">
            <Translate id="openrpc.matrix.difference" description="Label of a filter field and heading of a column">
              Difference to Ethereum
            </Translate>{' '}
          </th>
        )}
      </tr>
    </thead>
  );
}

/**
 * Every method of an instance in one table with a filter; pages import its data, which the build writes, and pass it on
 * as it is.
 */
export default function OpenRpcMatrix(data: MethodMatrixData): ReactNode {
  const {Table} = usePageParts();
  const [filter, setFilter] = useState(NO_FILTER);
  const rows = useMemo(() => toRows(data), [data]);
  const shown = matchingRows(rows, filter);
  const columns = columnsOf(rows);
  return (
    <div className={styles.matrix}>
      <MatrixFilterForm rows={rows} filter={filter} onFilter={setFilter} />
      <p>
        <FilterCount
          count={shown.length}
          none={
            <Translate id="openrpc.matrix.none" description="Where no method fits the filter">
              No method fits all of this. Set a choice back to All, or type part of a name such as balance.
            </Translate>
          }
        />
      </p>
      <Table>
        <caption className={styles.caption}>
          <Translate
            id="openrpc.matrix.caption"
            description="Caption of the table of all methods of a space"
            values={{label: data.label}}
          >
            {'The methods of {label}'}
          </Translate>
        </caption>
        <Head {...columns} />
        <tbody>
          {shown.map((row) => {
            const name = 'method' in row ? row.method.name : row.unimplemented.name;
            return <Row key={name} row={row} data={data} columns={columns} />;
          })}
        </tbody>
      </Table>
    </div>
  );
}
