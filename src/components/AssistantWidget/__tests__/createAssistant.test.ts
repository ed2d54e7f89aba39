import {beforeEach, describe, expect, it} from 'vitest';
import {createAssistant, TIME_LIMIT, type Assistant, type AssistantEffects} from '../createAssistant';

interface Script {
  report: Parameters<AssistantEffects['addScript']>[0];
  removed: boolean;
}

let scripts: Script[];
let limits: {milliseconds: number; done: () => void; cancelled: boolean}[];
let assistant: Assistant;

const script = (index: number): Script => {
  const found = scripts[index];
  if (!found) throw new Error(`No script ${String(index)}.`);
  return found;
};
const inPage = (): number => scripts.filter(({removed}) => !removed).length;
const runOut = (): void => limits.at(-1)?.done();

beforeEach(() => {
  scripts = [];
  limits = [];
  assistant = createAssistant({
    addScript: (report) => {
      const added: Script = {report, removed: false};
      scripts.push(added);
      return () => {
        added.removed = true;
      };
    },
    wait: (milliseconds, done) => {
      const limit = {milliseconds, done, cancelled: false};
      limits.push(limit);
      return () => {
        limit.cancelled = true;
      };
    },
  });
});

describe('createAssistant', () => {
  it('fetches nothing before it is asked', () => {
    expect(assistant.getState().status).toBe('idle');
    expect(scripts).toHaveLength(0);
  });

  it('goes from idle over loading to ready, and stops the clock', () => {
    assistant.ask();
    expect(assistant.getState().status).toBe('loading');
    expect(limits[0]?.milliseconds).toBe(TIME_LIMIT);
    script(0).report('loaded');
    expect(assistant.getState().status).toBe('ready');
    expect(limits[0]?.cancelled).toBe(true);
  });

  it('adds one script however often it is asked', () => {
    assistant.ask();
    assistant.ask();
    script(0).report('loaded');
    assistant.ask();
    expect(scripts).toHaveLength(1);
  });

  it('after a failure removes the old script before it adds the next', () => {
    assistant.ask();
    script(0).report('failed');
    expect(assistant.getState().status).toBe('error');
    assistant.ask();
    expect(script(0).removed).toBe(true);
    expect(inPage()).toBe(1);
    script(1).report('loaded');
    expect(assistant.getState()).toMatchObject({status: 'ready', attempt: 2});
  });

  it('takes a script that passes the time limit for failed, and still welcomes it late', () => {
    assistant.ask();
    runOut();
    expect(assistant.getState().status).toBe('error');
    script(0).report('loaded');
    expect(assistant.getState().status).toBe('ready');
  });

  it('ignores news of a script that was given up', () => {
    assistant.ask();
    runOut();
    assistant.ask();
    script(0).report('loaded');
    script(0).report('failed');
    script(0).report('drawn');
    expect(assistant.getState()).toEqual({status: 'loading', attempt: 2, drawn: false});
  });

  it('knows when the widget has drawn itself, before or after it is loaded', () => {
    assistant.ask();
    script(0).report('drawn');
    script(0).report('loaded');
    expect(assistant.getState()).toEqual({status: 'ready', attempt: 1, drawn: true});
  });

  it('tells its listeners of each change, until they leave', () => {
    const seen: string[] = [];
    const leave = assistant.subscribe(() => seen.push(assistant.getState().status));
    assistant.ask();
    assistant.ask();
    script(0).report('failed');
    leave();
    assistant.ask();
    expect(seen).toEqual(['loading', 'error']);
  });
});
