/** What a page may not hold: the line, what is wrong there, what to write instead, and what is allowed. */
export interface Refusal {
  line: number;
  wrong: string;
  instead: string;
  allowed: string;
}

/** A refusal whose line is not known yet. */
export type Objection = Omit<Refusal, 'line'>;

/** A refusal as its reader sees it, with page and line in front. */
export function refusalText(page: string, {line, wrong, instead, allowed}: Refusal): string {
  return `${page}:${String(line)}: ${wrong}. ${instead}. Allowed: ${allowed}.`;
}
