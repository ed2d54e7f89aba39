import type {RpcMethod, TypeNode} from '../../reference';
import type {Draft} from '../model';

/** The drafts of one kind. */
export type DraftOf<K extends Draft['kind']> = Extract<Draft, {kind: K}>;

/** The types of one kind. */
export type TypeOf<K extends TypeNode['kind']> = Extract<TypeNode, {kind: K}>;

/** What the drafts of a call depend on. */
export type ParamsOf = Pick<RpcMethod, 'name' | 'params' | 'paramStructure'>;
