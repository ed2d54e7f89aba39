import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {BatchCall, BatchRefusal} from '../../../console/batch';
import {draftsText, parseParams} from '../../../console/draft/paramsText';
import {readPasted} from '../../../console/draft/pasted';
import type {Draft, Fault} from '../../../console/model';
import {secretNames} from '../../../console/secrets';
import type {RpcMethod} from '../../../reference';
import {late} from '../late';
import {faultText} from './faultText';
import {focusSoon} from './focusPlace';
import {useForm} from './formState';
import {batchedText, refusedText, takenText} from './pastedTexts';
import controls from './control.module.css';
import styles from './editor.module.css';

const HiddenJson = late(() => import('./HiddenJson'));
const PastedNotice = late(() => import('./PastedNotice'));

export interface JsonViewProps {
  method: RpcMethod;
  drafts: Draft[];
  onDrafts: (drafts: Draft[]) => void;
  /** The text while it does not parse. */
  jsonText: string | undefined;
  onJsonText: (text: string | undefined) => void;
  /** Accepts the calls of a batch that was pasted, or returns why not. */
  onBatch: (calls: readonly BatchCall[]) => BatchRefusal | undefined;
}

/** What keeps a text from being the parameters of a call. */
function parametersFault(fault: Fault): string {
  if (fault.code !== 'wrong-kind') return faultText(fault);
  return fault.values?.expected === 'object'
    ? translate({
        id: 'openrpc.console.json.object',
        message:
          'The parameters of this method have names. Write an object in braces, with a field for each parameter.',
        description: 'Fault of the JSON of a request',
      })
    : translate({
        id: 'openrpc.console.json.list',
        message:
          'The parameters of this method have an order. Write a list in square brackets, with a value for each parameter.',
        description: 'Fault of the JSON of a request',
      });
}

function JsonBox({method, drafts, onDrafts, jsonText, onJsonText, onBatch}: JsonViewProps): ReactNode {
  const {context, idPrefix} = useForm();
  // A text that reads is kept as it was typed until the drafts change elsewhere.
  const [typed, setTyped] = useState<{text: string; drafts: Draft[]}>();
  const isTyped = typed !== undefined && JSON.stringify(typed.drafts) === JSON.stringify(drafts);
  const text = jsonText ?? (isTyped ? typed.text : draftsText(method, drafts, context));
  const [note, setNote] = useState('');
  const pasted = jsonText === undefined ? undefined : readPasted(jsonText);
  const reading = jsonText === undefined || pasted ? undefined : parseParams(jsonText, method, context);
  const fault = reading && !reading.ok ? parametersFault(reading.fault) : undefined;
  const id = `${idPrefix}/json`;
  const take = (next: string): void => {
    const parsed = parseParams(next, method, context, drafts);
    onJsonText(parsed.ok ? undefined : next);
    if (!parsed.ok) return;
    setTyped({text: next, drafts: parsed.drafts});
    onDrafts(parsed.drafts);
  };
  const change = (next: string): void => {
    const found = readPasted(next);
    const isOwn = found?.kind === 'request' && found.method === method.name;
    setNote(isOwn ? takenText() : '');
    if (found && !isOwn) onJsonText(next);
    else take(isOwn ? found.params : next);
  };
  const toBatch = (calls: readonly BatchCall[]): void => {
    const refusal = onBatch(calls);
    setNote(refusal === undefined ? batchedText() : refusedText(refusal));
    if (refusal !== undefined) return;
    onJsonText(undefined);
    // The button disappears along with its notice.
    focusSoon(id);
  };
  return (
    <div className={styles.json}>
      <div className={styles.jsonHead}>
        <label htmlFor={id}>
          <Translate id="openrpc.console.json.label" description="Label of the box with the parameters as JSON">
            Parameters as JSON
          </Translate>
        </label>
        <button
          type="button"
          className={controls.button}
          disabled={fault !== undefined || pasted !== undefined}
          onClick={() => setTyped(undefined)}
        >
          <Translate id="openrpc.console.json.format" description="Button: lays the JSON out with line breaks">
            Format
          </Translate>
        </button>
      </div>
      <textarea
        id={id}
        className={controls.box}
        rows={Math.min(24, Math.max(6, text.split('\n').length))}
        value={text}
        onChange={({target}) => change(target.value)}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault !== undefined || pasted !== undefined}
        aria-describedby={`${id}/fault`}
      />
      <div id={`${id}/fault`} aria-live="polite" className={controls.faults}>
        {pasted && <PastedNotice pasted={pasted} method={method.name} onBatch={toBatch} />}
        {fault !== undefined && <p key="fault">{fault}</p>}
      </div>
      <div aria-live="polite" className={controls.note}>
        {note !== '' && <p key={note}>{note}</p>}
      </div>
    </div>
  );
}

/**
 * The parameters as JSON, in step with the form whenever the text reads as JSON; of a method with a secret, once the
 * reader has asked to see that.
 */
export default function JsonView(props: JsonViewProps): ReactNode {
  const {method, drafts} = props;
  const [isShown, setShown] = useState(false);
  return isShown || secretNames(method).length === 0 ? (
    <JsonBox {...props} />
  ) : (
    <HiddenJson method={method} drafts={drafts} onShow={() => setShown(true)} />
  );
}
