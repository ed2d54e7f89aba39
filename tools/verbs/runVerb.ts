/**
 * One thing that a command does: in a line what it is, each option with what it changes, and the module that does it
 * when it is loaded.
 */
export interface Verb {
  does: string;
  options?: Readonly<Record<string, string>>;
  load: () => Promise<unknown>;
}

/**
 * A command with verbs: what else it takes in the place of one, and the verbs by name, in the order in which they are
 * listed.
 */
export interface VerbCommand {
  name: string;
  others?: Readonly<Record<string, string>>;
  verbs: Readonly<Record<string, Verb>>;
}

/** The text that a person gets instead of a verb that runs, and whether they requested it. */
export interface Told {
  text: string;
  asked: boolean;
}

/** A verb that was named, and the words for it. */
export interface Chosen {
  verb: Verb;
  rest: readonly string[];
}

const HELP = ['--help', '-h'];

/** Rows of two columns, the second beginning in the same place. */
function columns(rows: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(rows).map(({length}) => length));
  return Object.entries(rows)
    .map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
    .join('\n');
}

/** All verbs of a command with what each does. */
export function listVerbs({name, others = {}, verbs}: VerbCommand): string {
  const rows = {...others, ...Object.fromEntries(Object.entries(verbs).map(([verb, {does}]) => [verb, does]))};
  return `npm run ${name} -- VERB\n\n${columns(rows)}\n\nnpm run ${name} -- VERB --help lists the options of a verb.`;
}

/** One verb with its options. */
function describeVerb(command: string, name: string, {does, options = {}}: Verb): string {
  const list = Object.keys(options).length > 0 ? columns(options) : '  It has no options.';
  return `npm run ${command} -- ${name}: ${does}\n\n${list}`;
}

/**
 * The verb that the words of a command line choose, or the text to show: the requested help, or that there is no such
 * verb and which there are.
 */
export function chooseVerb(command: VerbCommand, words: readonly string[]): Chosen | Told {
  const [name, ...rest] = words;
  if (name === undefined) return {text: `npm run ${command.name} needs a verb.\n\n${listVerbs(command)}`, asked: false};
  if (HELP.includes(name)) return {text: listVerbs(command), asked: true};
  const verb = Object.hasOwn(command.verbs, name) ? command.verbs[name] : undefined;
  if (!verb) return {text: `npm run ${command.name} has no verb "${name}".\n\n${listVerbs(command)}`, asked: false};
  return rest.some((word) => HELP.includes(word))
    ? {text: describeVerb(command.name, name, verb), asked: true}
    : {verb, rest};
}

/**
 * Runs the verb that the command line names; its module finds the words behind it where those of any command are. Ends
 * with 1 if there is no such verb.
 */
export async function runVerb(command: VerbCommand): Promise<void> {
  const [program = '', file = '', ...words] = process.argv;
  const chosen = chooseVerb(command, words);
  if ('verb' in chosen) {
    process.argv = [program, file, ...chosen.rest];
    await chosen.verb.load();
    return;
  }
  if (chosen.asked) {
    console.log(chosen.text);
    return;
  }
  console.error(chosen.text);
  process.exitCode = 1;
}
