import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {draftsText} from '../../../console/draft/paramsText';
import type {Draft} from '../../../console/model';
import {withPlaceholders} from '../../../console/secrets';
import type {JsonRpcRequest} from '../../../jsonRpcRequest';
import type {RpcMethod} from '../../../reference';
import {focusSoon} from './focusPlace';
import {useForm} from './formState';
import controls from './control.module.css';
import styles from './editor.module.css';

interface HiddenJsonProps {
  method: RpcMethod;
  drafts: Draft[];
  onShow: () => void;
}

/** The parameters as JSON to look at, with words in place of secrets, and the button that shows these. */
export default function HiddenJson({method, drafts, onShow}: HiddenJsonProps): ReactNode {
  const {context, idPrefix} = useForm();
  const id = `${idPrefix}/json`;
  const params = JSON.parse(draftsText(method, drafts, context)) as JsonRpcRequest['params'];
  const text = JSON.stringify(
    withPlaceholders(method, {jsonrpc: '2.0', id: 1, method: method.name, params}).params,
    null,
    2,
  );
  const show = (): void => {
    onShow();
    // The button goes with what is hidden.
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
        <button type="button" className={controls.button} onClick={show}>
          <Translate
            id="openrpc.console.json.show"
            description="Button above the JSON of a request with a password or key: shows that, and lets the JSON be edited"
          >
            Show the secret
          </Translate>
        </button>
      </div>
      <textarea
        id={id}
        className={controls.box}
        rows={Math.min(24, Math.max(6, text.split('\n').length))}
        value={text}
        readOnly
        autoComplete="off"
        aria-describedby={`${id}/hidden`}
      />
      <p id={`${id}/hidden`} className={controls.note}>
        <Translate
          id="openrpc.console.json.hidden"
          description="Below the JSON of a request with a password or key, while that is hidden"
        >
          A placeholder stands for the secret. To edit the JSON, show the secret, which can then be read on the screen.
        </Translate>
      </p>
    </div>
  );
}
