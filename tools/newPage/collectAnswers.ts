import {QUESTIONS, type Answers, type Question} from './questions';
import type {AuthoredSite} from './readAuthoredSite';

/** Puts a question to a person and returns what they typed. */
export type Ask = (text: string) => Promise<string>;

/** Asks until an answer has no fault, and says each time what the fault is. */
async function askUntilSound(
  question: Question,
  given: Answers,
  site: AuthoredSite,
  ask: Ask,
  tell: (text: string) => void,
): Promise<string> {
  const usual = question.usual?.(given, site);
  for (;;) {
    const typed = (await ask(`${question.text}${usual === undefined ? '' : ` [${usual}]`}: `)).trim();
    const answer = typed === '' && usual !== undefined ? usual : typed;
    // A person enters the name of a new folder next; with flags it has to be there already.
    const fault = question.fault(answer, question.flag === 'area' ? {...given, label: ''} : given, site);
    if (fault === undefined) return answer;
    tell(fault);
  }
}

/**
 * All answers about a new page: those given by flags, then the usual ones, then what a person types.
 * Without someone to ask it throws with every fault and every answer that is missing.
 */
export async function collectAnswers(
  flags: Answers,
  site: AuthoredSite,
  ask?: Ask,
  tell: (text: string) => void = () => undefined,
): Promise<Answers> {
  const given: Answers = {...flags};
  const faults: string[] = [];
  for (const question of QUESTIONS) {
    const {flag, usual, silent = false, applies} = question;
    if (applies && (given.area === undefined || !applies(given, site))) {
      given[flag] = undefined;
      continue;
    }
    if (given[flag] === undefined && ask && !silent && faults.length === 0) {
      given[flag] = await askUntilSound(question, given, site, ask, tell);
      continue;
    }
    const answer = given[flag] ?? usual?.(given, site);
    const fault = answer === undefined ? `missing; ${question.text}` : question.fault(answer, given, site);
    if (fault === undefined) given[flag] = answer;
    else faults.push(`--${flag}: ${fault}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return given;
}
