import {useEffect, useRef, type ReactNode} from 'react';
import type {BatchCall, BatchRefusal} from '../../../console/batch';
import type {Connection} from '../../../console/connection';
import type {Draft, Fault, ValueContext, ValuePath} from '../../../console/model';
import type {RpcMethod} from '../../../reference';
import {late} from '../late';
import type {MethodPages} from '../requestAddress';
import FaultSummary from './FaultSummary';
import {focusSoon} from './focusPlace';
import FormView from './FormView';
import {FormContext} from './formState';
import {placeId, placeKey} from './place';
import UnreadNotice from './UnreadNotice';
import {useLeftFields} from './useLeftFields';
import ViewSwitch, {type RequestView} from './ViewSwitch';
import styles from './editor.module.css';

const JsonView = late(() => import('./JsonView'));

export interface RequestEditorProps {
  method: RpcMethod;
  /** One per parameter: the content of the form. */
  drafts: Draft[];
  onDrafts: (drafts: Draft[]) => void;
  view: RequestView;
  onView: (view: RequestView) => void;
  /** Text of the JSON editor while it does not parse; otherwise the drafts are the truth. */
  jsonText: string | undefined;
  onJsonText: (text: string | undefined) => void;
  /** Accepts the calls of a batch that was pasted, or returns why not. */
  onBatch: (calls: readonly BatchCall[]) => BatchRefusal | undefined;
  /** Where the pages of other methods are, to which a pasted request may belong. */
  pages: MethodPages;
  /** Faults of the drafts as they are now. */
  faults: Fault[];
  /** Shows every fault at once: set after a failed attempt to send. */
  showFaults: boolean;
  context: ValueContext;
  /** What fields can be filled in from. */
  connection: Connection | undefined;
  /** Makes the ids of several editors on one page differ. */
  idPrefix: string;
}

/** Id of the list of faults, to be focused when another attempt to send fails. */
export function faultSummaryId(idPrefix: string): string {
  return `${idPrefix}/summary`;
}

/** Ids of the places from the one that a fault names outwards: not every one has a control of its own. */
function placesOf(idPrefix: string, path: ValuePath): string[] {
  return path.flatMap((_, index) => {
    const id = placeId(idPrefix, path.slice(0, path.length - index));
    return [id, `${id}/field`];
  });
}

/** Lets a reader fill in a method's parameters, as a form or as JSON; both show the same drafts. */
export default function RequestEditor(props: RequestEditorProps): ReactNode {
  const {
    method,
    drafts,
    onDrafts,
    view,
    onView,
    jsonText,
    onJsonText,
    onBatch,
    pages,
    faults,
    showFaults,
    context,
    connection,
    idPrefix,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const hadShown = useRef(showFaults);
  const left = useLeftFields(root);
  // While a text does not read, the faults are those of older values.
  const isSummed = showFaults && faults.length > 0 && jsonText === undefined;
  useEffect(() => {
    if (showFaults && !hadShown.current) (summary.current ?? document.getElementById(`${idPrefix}/json`))?.focus();
    hadShown.current = showFaults;
  }, [showFaults, idPrefix]);
  const go = (path: ValuePath): void => {
    if (view === 'json') onView('form');
    focusSoon(...placesOf(idPrefix, path));
  };
  const correct = (): void => {
    onView('json');
    focusSoon(`${idPrefix}/json`);
  };
  const drop = (): void => {
    onJsonText(undefined);
    focusSoon(...placesOf(idPrefix, [0]));
  };
  return (
    <FormContext
      value={{
        context,
        idPrefix,
        faults,
        connection,
        method,
        isDue: (path) => showFaults || left.has(placeKey(path)),
        pages,
        isSecret: ([index]) => method.params[Number(index)]?.secret === true,
      }}
    >
      <div ref={root} className={styles.editor}>
        {isSummed && (
          <FaultSummary id={faultSummaryId(idPrefix)} ref={summary} params={method.params} faults={faults} onGo={go} />
        )}
        <ViewSwitch name={`${idPrefix}/view`} view={view} onView={onView} />
        {view === 'json' ? (
          <JsonView
            method={method}
            drafts={drafts}
            onDrafts={onDrafts}
            jsonText={jsonText}
            onJsonText={onJsonText}
            onBatch={onBatch}
          />
        ) : (
          <>
            {jsonText !== undefined && <UnreadNotice onContinue={correct} onDrop={drop} />}
            <FormView method={method} drafts={drafts} onDrafts={onDrafts} isLocked={jsonText !== undefined} />
          </>
        )}
      </div>
    </FormContext>
  );
}
