import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {loadFailedText} from './ConsoleOpener';
import styles from './controls.module.css';

/**
 * Makes a part of the console whose code is fetched when it is first shown; if that fails, the part says so and offers
 * another try.
 */
export function late<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  return function Late(props) {
    const [Part, setPart] = useState(() => loaded);
    const [state, setState] = useState<'loading' | 'failed'>('loading');
    useEffect(() => {
      if (Part || state === 'failed') return;
      load().then(
        (module) => {
          loaded = module.default;
          setPart(() => module.default);
        },
        () => setState('failed'),
      );
    }, [Part, state]);
    if (Part) return <Part {...props} />;
    if (state === 'loading') return null;
    return (
      <div role="alert">
        <p className={styles.warning}>{loadFailedText()}</p>
        <button type="button" className={styles.second} onClick={() => setState('loading')}>
          <Translate id="openrpc.console.loadAgain" description="Button: try again to load the console">
            Try again
          </Translate>
        </button>
      </div>
    );
  };
}
