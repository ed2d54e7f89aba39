import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Area} from '@site/src/content/cips/effects';
import type {CipRow} from '@site/src/content/cips/table';
import {areasOf, forcesOf, type CipFilter} from './filterRows';
import styles from './styles.module.css';
import {areaText, forceText} from './texts';

interface FieldProps<Choice extends string> {
  label: string;
  value: Choice | '';
  choices: readonly Choice[];
  textOf: (choice: Choice) => string;
  onChoice: (choice: Choice | '') => void;
}

function Field<Choice extends string>({label, value, choices, textOf, onChoice}: FieldProps<Choice>): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({target}) => onChoice(choices.find((choice) => choice === target.value) ?? '')}
      >
        <option value="">
          {translate({id: 'cips.filter.all', message: 'All', description: 'Choice of a filter that leaves every row'})}
        </option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {textOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The choices above the table; without scripts they are off, and every row is there. */
export default function FilterForm({
  rows,
  filter,
  onFilter,
}: {
  rows: readonly CipRow[];
  filter: CipFilter;
  onFilter: (filter: CipFilter) => void;
}): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <fieldset className={styles.filter} disabled={!isBrowser}>
      <legend className={styles.legend}>
        {translate({
          id: 'cips.filter',
          message: 'Filter proposals',
          description: 'Above the fields that filter the table of improvement proposals',
        })}
      </legend>
      <Field<string>
        label={translate({
          id: 'cips.column.force',
          message: 'In force',
          description: 'Column of the table of improvement proposals: the hard fork',
        })}
        value={filter.force}
        choices={forcesOf(rows)}
        textOf={forceText}
        onChoice={(force) => onFilter({...filter, force})}
      />
      <Field<Area>
        label={translate({
          id: 'cips.column.area',
          message: 'Changes',
          description: 'Column of the table of improvement proposals: what they change',
        })}
        value={filter.area}
        choices={areasOf(rows)}
        textOf={areaText}
        onChoice={(area) => onFilter({...filter, area})}
      />
    </fieldset>
  );
}
