import Translate from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {AREAS, pagesIn, type Area} from '@site/src/search/areas';
import type {SearchAnswer} from '@site/src/search/results';
import {areaName} from './names';
import styles from './areas.module.css';

interface Props {
  answer: SearchAnswer;
  area: Area;
  onChoose: (area: Area) => void;
}

/**
 * The areas that the results can be cut down to, each with the number of its pages; an area without any cannot be
 * chosen.
 */
export function AreaFilter({answer, area, onChoose}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.areas}>
      <legend className={styles.legend}>
        <Translate id="search.area" description="Names the choice of an area that the search results are cut down to">
          Area
        </Translate>
      </legend>
      {AREAS.map((each) => {
        const count = pagesIn(each, answer).length;
        return (
          <label key={each} className={styles.area}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === area}
              disabled={count === 0 && each !== area}
              onChange={() => onChoose(each)}
            />
            <span>
              {areaName(each)} <span className={styles.count}>{count}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
