import type {ReactNode} from 'react';
import BooleanEditor from './BooleanEditor';
import ChoiceEditor from './ChoiceEditor';
import type {EditorProps} from './editorProps';
import JsonValueEditor from './JsonValueEditor';
import ListEditor from './ListEditor';
import ObjectEditor from './ObjectEditor';
import TextEditor from './TextEditor';

/** The editor for a value, chosen by its content: a value of another kind than its type is edited as what it is. */
export default function ValueEditor(props: EditorProps): ReactNode {
  const {type, draft} = props;
  switch (draft.kind) {
    case 'text':
      return (
        <TextEditor
          {...props}
          draft={draft}
          type={type.kind === 'number' || type.kind === 'string' ? type : {kind: 'string'}}
        />
      );
    case 'list':
      return (
        <ListEditor
          {...props}
          draft={draft}
          type={type.kind === 'array' || type.kind === 'tuple' ? type : {kind: 'array', items: {kind: 'any'}}}
        />
      );
    case 'fields':
      return (
        <ObjectEditor
          {...props}
          draft={draft}
          type={type.kind === 'object' ? type : {kind: 'object', properties: [], closed: false}}
        />
      );
    case 'pick':
      return type.kind === 'boolean' ? (
        <BooleanEditor {...props} draft={draft} type={type} />
      ) : (
        <ChoiceEditor {...props} />
      );
    case 'json':
      return <JsonValueEditor {...props} draft={draft} />;
    default:
      return <ChoiceEditor {...props} />;
  }
}
