import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SpaceMark from '@site/src/components/SpacesCompared/SpaceMark';
import {RPC_ROUTES} from '@site/src/config/rpcRoutes';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useCounts} from './useCounts';

const GAS = '/docs/general/build/smart-contracts/gas-optimization';
const SECURITY = '/docs/general/build/smart-contracts/contract-security';

interface DoorProps {
  count: number;
  what: string;
  line: string;
  children: ReactNode;
}

/** One door: how much is behind it, what, and the links that lead in. */
function Door({count, what, line, children}: DoorProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <li className={styles.door} data-door>
      <h3 className={styles.what}>
        <span className={styles.count}>{count.toLocaleString(currentLocale)}</span> {what}
      </h3>
      <p className={styles.line}>{line}</p>
      <p className={styles.links}>{children}</p>
    </li>
  );
}

/** The three things that only this portal has, each with how many of them there are in this build. */
export default function HomeDoors(): ReactNode {
  const {methods, optimizations, attacks} = useCounts();
  return (
    <section aria-labelledby="doors">
      <h2 id="doors" className={styles.heading}>
        <Translate
          id="home.doors.title"
          description="Heading over three links on the home page: methods with a console, measured gas, reproduced attacks"
        >
          Tried on a real node
        </Translate>
      </h2>
      <ul className={styles.doors}>
        <Door
          count={methods}
          what={translate({
            id: 'home.doors.methods',
            message: 'methods with a console',
            description: 'Follows a count on the home page',
          })}
          line={translate({
            id: 'home.doors.methods.line',
            message: 'Call any JSON-RPC method from its page, next to an answer recorded from a node.',
            description: 'Line on the home page',
          })}
        >
          <Link to={`/${RPC_ROUTES.eSpaceSidebar}`}>
            <SpaceMark space="espace" />
            eSpace
          </Link>
          <Link to={`/${RPC_ROUTES.coreSidebar}`}>
            <SpaceMark space="core" />
            Core Space
          </Link>
        </Door>
        <Door
          count={optimizations}
          what={translate({
            id: 'home.doors.gas',
            message: 'gas optimizations measured',
            description: 'Follows a count on the home page',
          })}
          line={translate({
            id: 'home.doors.gas.line',
            message: 'Gas before and after in both spaces, and those that cost more than they save.',
            description: 'Line on the home page',
          })}
        >
          <Link to={GAS}>
            <Translate id="home.doors.gas.link" description="Link on the home page to the gas topics">
              Compare them all
            </Translate>
          </Link>
        </Door>
        <Door
          count={attacks}
          what={translate({
            id: 'home.doors.attacks',
            message: 'attacks reproduced',
            description: 'Follows a count on the home page',
          })}
          line={translate({
            id: 'home.doors.attacks.line',
            message: 'Each contract is exploited, fixed, and attacked a second way.',
            description: 'Line on the home page',
          })}
        >
          <Link to={SECURITY}>
            <Translate id="home.doors.attacks.link" description="Link on the home page to contract security">
              Check your contract
            </Translate>
          </Link>
        </Door>
      </ul>
    </section>
  );
}
