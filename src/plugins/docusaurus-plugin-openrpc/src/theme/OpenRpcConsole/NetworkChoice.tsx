import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ConsoleEndpoint} from '../../console/model';
import folds from './fold.module.css';

interface NetworkChoiceProps {
  endpoints: readonly ConsoleEndpoint[];
  chosen: ConsoleEndpoint | undefined;
  onChoice: (endpoint: ConsoleEndpoint) => void;
}

/** The networks that a recorded call can be written for; without scripts there is nothing to choose. */
export default function NetworkChoice({endpoints, chosen, onChoice}: NetworkChoiceProps): ReactNode {
  return (
    <div
      className={folds.networks}
      role="radiogroup"
      aria-label={translate({
        id: 'openrpc.console.network',
        message: 'Network',
        description: 'Name of the choice of the network that the example is written for',
      })}
    >
      {endpoints.map((each) => (
        <label key={each.id} className={folds.language}>
          {/* A click on the network that is shown chooses it as well, for the console to open with. */}
          <input
            type="radio"
            name="openrpc-network"
            value={each.id}
            checked={each === chosen}
            onChange={() => onChoice(each)}
            onClick={() => each === chosen && onChoice(each)}
          />
          <span>{each.label}</span>
        </label>
      ))}
    </div>
  );
}
