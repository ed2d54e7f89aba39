import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {availabilityOf, differenceOf, type MatrixFilter, type MatrixRow} from './matchingRows';
import {rowAvailabilityLabel, rowDifferenceLabel} from './rowLabels';
import styles from './styles.module.css';

interface Choice {
  value: string;
  label: string;
}

function Select({
  label,
  value,
  choices,
  onChoice,
}: {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoice: (value: string) => void;
}): ReactNode {
  const id = useId();
  if (choices.length < 2) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoice(event.target.value)}>
        <option value="">
          {translate({
            id: 'openrpc.matrix.all',
            message: 'All',
            description: 'Choice of a filter that leaves every row',
          })}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What each choice offers: only what some row has. */
function choicesOf(rows: readonly MatrixRow[]): Record<'namespace' | 'availability' | 'difference', Choice[]> {
  const distinct = <T,>(values: readonly T[]): T[] => [...new Set(values)];
  return {
    namespace: distinct(rows.map(({namespace}) => namespace)).map((value) => ({value, label: value})),
    availability: distinct(rows.map(availabilityOf)).map((value) => ({value, label: rowAvailabilityLabel(value)})),
    difference: distinct(rows.flatMap((row) => differenceOf(row) ?? [])).map((value) => ({
      value,
      label: rowDifferenceLabel(value),
    })),
  };
}

/** The fields that filter the matrix; without scripts they are off, and every row is shown. */
export default function MatrixFilterForm({
  rows,
  filter,
  onFilter,
}: {
  rows: readonly MatrixRow[];
  filter: MatrixFilter;
  onFilter: (filter: MatrixFilter) => void;
}): ReactNode {
  const queryId = useId();
  const isBrowser = useIsBrowser();
  const {namespace, availability, difference} = choicesOf(rows);
  return (
    <fieldset className={styles.filter} disabled={!isBrowser}>
      <legend className={styles.legend}>
        {translate({
          id: 'openrpc.filter',
          message: 'Filter methods',
          description: 'Label of the field that filters the list of methods',
        })}
      </legend>
      <div className={styles.field}>
        <label htmlFor={queryId}>
          {translate({id: 'openrpc.matrix.words', message: 'Name or words', description: 'Label of a filter field'})}
        </label>
        <input
          id={queryId}
          type="search"
          autoComplete="off"
          value={filter.query}
          onChange={(event) => onFilter({...filter, query: event.target.value})}
        />
      </div>
      <Select
        label={translate({
          id: 'openrpc.matrix.namespace',
          message: 'Namespace',
          description: 'Label of a filter field',
        })}
        value={filter.namespace}
        choices={namespace}
        onChoice={(value) => onFilter({...filter, namespace: value})}
      />
      <Select
        label={translate({
          id: 'openrpc.matrix.public',
          message: 'Public endpoints',
          description: 'Label of a filter field: whether public endpoints serve a method',
        })}
        value={filter.availability}
        choices={availability}
        onChoice={(value) => onFilter({...filter, availability: value})}
      />
      <Select
        label={translate({
          id: 'openrpc.matrix.difference',
          message: 'Difference to Ethereum',
          description: 'Label of a filter field and heading of a column',
        })}
        value={filter.difference}
        choices={difference}
        onChoice={(value) => onFilter({...filter, difference: value})}
      />
    </fieldset>
  );
}
