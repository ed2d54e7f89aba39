import {letterOf} from '../../content/glossary/letterOf';

/** The tags of one letter, in the order of the alphabet. */
export interface LetterOfTags<Tag> {
  letter: string;
  tags: Tag[];
}

/** Groups tags by the letter of their label, as a locale sorts them; a Chinese label is under that of its pinyin. */
export function toLetters<Tag extends {label: string}>(tags: readonly Tag[], locale: string): LetterOfTags<Tag>[] {
  const collator = new Intl.Collator(locale, {numeric: true});
  const groups = new Map<string, Tag[]>();
  for (const tag of tags) {
    const letter = letterOf(tag.label);
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([letter, own]) => ({letter, tags: own.sort((one, other) => collator.compare(one.label, other.label))}));
}
