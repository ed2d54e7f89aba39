import {useEffect, useMemo, useReducer, useState, type Dispatch} from 'react';
import {onNetwork} from '../../console/exampleValues';
import {emptyDrafts, readParams, toDrafts} from '../../console/draft/params';
import {readForm, writeForm} from '../../console/memory/remembered';
import type {Draft, Fault, ValueContext} from '../../console/model';
import {initialState, nextState, type ConsoleAction, type ConsoleState} from '../../console/state';
import {withoutSecrets} from '../../console/secrets';
import {isGuarded} from '../../exposure';
import type {RpcMethod} from '../../reference';
import {buildRequest, type JsonRpcRequest} from '../../jsonRpcRequest';

/** A method's form: its content, and the resulting request. */
export interface RequestForm {
  state: ConsoleState;
  dispatch: Dispatch<ConsoleAction>;
  drafts: Draft[];
  faults: Fault[];
  /** Undefined while there are faults. */
  request: JsonRpcRequest | undefined;
  /** The request by the rules of another network, in which an address may be wrong that was right before. */
  requestOn: (chainId: number | undefined) => JsonRpcRequest | undefined;
  /** The last request without faults, for what is shown beside the form. */
  lastRequest: JsonRpcRequest;
}

/** The drafts that a form begins with: those of the first example, on the network in use. */
function exampleDrafts(method: RpcMethod, context: ValueContext): Draft[] {
  const [example] = method.examples;
  // No one is to use the secret of an example, which everyone knows.
  return example
    ? withoutSecrets(method, toDrafts(method, onNetwork(example.params, context), context), context)
    : emptyDrafts(method, context);
}

function requestOf(
  method: RpcMethod,
  drafts: readonly Draft[],
  context: ValueContext,
): {request: JsonRpcRequest | undefined; faults: Fault[]} {
  const reading = readParams(method, drafts, context);
  return reading.ok
    ? {request: buildRequest(method, reading.values), faults: []}
    : {request: undefined, faults: reading.faults};
}

/** What is filled in for a method, kept through a reload and a change of language unless the method is guarded. */
export function useRequestForm(method: RpcMethod, instanceId: string, context: ValueContext): RequestForm {
  const [state, dispatch] = useReducer(nextState, undefined, () =>
    initialState(isGuarded(method) ? undefined : readForm(instanceId, method.name)),
  );
  const {drafts: typed, view, jsonText} = state;
  const drafts = useMemo(() => typed ?? exampleDrafts(method, context), [typed, method, context]);
  const {request, faults} = useMemo(() => requestOf(method, drafts, context), [method, drafts, context]);
  const [lastRequest, setLastRequest] = useState(
    () => request ?? buildRequest(method, method.examples[0]?.params ?? []),
  );
  const sendable = jsonText === undefined ? request : undefined;
  if (sendable && sendable !== lastRequest) setLastRequest(sendable);
  useEffect(() => {
    const isUntouched = typed === undefined && jsonText === undefined && view === 'form';
    writeForm(
      instanceId,
      method.name,
      isUntouched || isGuarded(method)
        ? undefined
        : {view, ...(typed && {drafts: typed}), ...(jsonText !== undefined && {jsonText})},
    );
  }, [instanceId, method, typed, view, jsonText]);
  const requestOn = (chainId: number | undefined): JsonRpcRequest | undefined =>
    jsonText === undefined
      ? requestOf(method, drafts, {...context, ...(chainId !== undefined && {chainId})}).request
      : undefined;
  return {
    state,
    dispatch,
    drafts,
    faults: jsonText === undefined ? faults : [],
    request: sendable,
    requestOn,
    lastRequest,
  };
}
