import {useEffect, type KeyboardEvent, type ReactNode} from 'react';
import {clearHistory} from '../../console/memory/history';
import type {HistoryEntry} from '../../console/memory/historyEntry';
import {toDrafts} from '../../console/draft/params';
import {toValues} from '../../console/exampleValues';
import {secretNames} from '../../console/secrets';
import {effectOf} from '../../console/transport/effects';
import {exposureOf} from '../../exposure';
import BatchPanel from './BatchPanel';
import ConnectionNotes from './ConnectionNotes';
import EndpointPicker from './EndpointPicker';
import History from './History';
import Outcome from './Outcome';
import RequestEditor from './form/RequestEditor';
import {late} from './late';
import {networkText} from './networkText';
import {useOwnPolicy} from './loadedElsewhere';
import PanelHead from './PanelHead';
import RequestActions from './RequestActions';
import SnippetsOfForm from './SnippetsOfForm';
import {isSubscribing} from '../../subscriptions';
import {FORM_ID, useConsole, type ConsoleViewProps} from './useConsole';
import {useHistory} from './useHistory';
import {useDropPermalink} from './usePermalink';
import styles from './controls.module.css';

const ConsentDialog = late(() => import('./ConsentDialog'));
const LoadNote = late(() => import('./LoadNote'));
const NoticeLine = late(() => import('./NoticeLine'));

/** The console of one method: where to send, what to send, what came back, the same as code, and earlier requests. */
export default function Console(props: ConsoleViewProps): ReactNode {
  const {method, console: instance, announce, onReady} = props;
  const model = useConsole(props);
  const {route, context, form, batch, consent, send} = model;
  const {state, dispatch} = form;
  const load = useOwnPolicy(route.choice.kind, model.holds);
  const dropPermalink = useDropPermalink();
  const entries = useHistory(instance);
  useEffect(onReady, [onReady]);
  const {notice} = state;
  const edited = (change: () => void): void => {
    dropPermalink();
    change();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const refill = ({params, endpointId}: HistoryEntry): void => {
    edited(() => dispatch({type: 'fill', by: 'history', drafts: toDrafts(method, toValues(method, params), context)}));
    if (endpointId !== undefined) route.visit(endpointId);
  };
  return (
    <div className={styles.console}>
      <PanelHead
        instance={instance}
        network={route.connection && (route.connection.label ?? networkText(route.connection))}
      />
      {/* Keys of what lies inside are heard here: the request is sent from wherever the focus is. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.keys} onKeyDown={onKeyDown}>
        <EndpointPicker
          choice={route.choice}
          onChoice={route.choose}
          endpoints={route.endpoints}
          wallets={route.wallets}
          ownAddress={route.ownAddress}
          onOwnAddress={() => void route.learnChain(route.connection)}
        />
        {load && <LoadNote onLoad={load} />}
        <ConnectionNotes
          instance={instance}
          choice={route.choice}
          connection={route.connection}
          effect={effectOf(method.name)}
          needsSocket={isSubscribing(method.name)}
          exposure={exposureOf(method)}
          holdsSecret={secretNames(method).length > 0}
          onAskAccounts={model.askAccounts}
        />
        {notice && (
          <NoticeLine notice={notice} announce={announce} onPutBack={() => edited(() => dispatch({type: 'putBack'}))} />
        )}
        <RequestEditor
          method={method}
          drafts={form.drafts}
          onDrafts={(drafts) => edited(() => dispatch({type: 'edit', drafts}))}
          view={state.view}
          onView={(view) => dispatch({type: 'view', view})}
          jsonText={state.jsonText}
          onJsonText={(text) => edited(() => dispatch({type: 'jsonText', text}))}
          onBatch={batch.add}
          pages={props}
          faults={form.faults}
          showFaults={state.showFaults}
          context={context}
          connection={route.connection}
          idPrefix={FORM_ID}
        />
        <RequestActions {...props} model={model} />
      </div>
      <Outcome {...props} model={model} />
      <SnippetsOfForm method={method} instance={instance} form={form} connection={route.connection} />
      <BatchPanel batch={batch} instance={instance} onSend={model.sendBatch} />
      <History entries={entries} page={props} onChoose={refill} onClear={() => clearHistory(instance.instanceId)} />
      {consent.pending && (
        <ConsentDialog key={consent.pending.kind} consent={consent.pending} onAnswer={consent.answer} />
      )}
    </div>
  );
}
