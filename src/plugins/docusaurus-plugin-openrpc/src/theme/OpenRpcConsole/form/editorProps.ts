import type {Draft, ValuePath} from '../../../console/model';
import type {TypeNode} from '../../../reference';

/** What an editor of one value receives from the field around it. */
export interface EditorProps<T extends TypeNode = TypeNode, D extends Draft = Draft> {
  /** Id of its first control. */
  id: string;
  /** Code name of the field: what its buttons name. */
  name: string;
  path: ValuePath;
  type: T;
  draft: D;
  onDraft: (draft: Draft) => void;
  /** Whether the value is sent; one that is not shows what was typed, and is sent as soon as it is edited. */
  isSent: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  /** Ids of the texts that describe it. */
  describedBy: string;
  /** Name of its first control, where no label of its own leads to it. */
  label?: string;
}
