import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {toTerm, type SearchState} from '@site/src/search/searchState';

/** The sentence that says how many pages answer the query, in the reader's language; empty while nothing is answered. */
export function useStatusMessage({phase, query, answer}: SearchState): string {
  const {selectMessage} = usePluralForm();
  if (phase !== 'answered') return '';
  const term = toTerm(query);
  if (answer.total === 0) {
    return translate({id: 'search.none', message: 'No page matches “{query}”.', description: 'Says that a search found nothing'}, {query: term});
  }
  // The plural is chosen before the values go in: a query may hold the bar that parts the forms.
  const forms = translate({
    id: 'search.count',
    message: 'One page matches “{query}”.|{count} pages match “{query}”.',
    description: 'Says how many pages a search found; plural forms parted by a bar',
  });
  const counted = interpolate(selectMessage(answer.total, forms), {count: answer.total, query: term});
  if (answer.total <= answer.pages.length) return counted;
  return translate(
    {id: 'search.limit', message: '{counted} The best {shown} are shown.', description: 'Follows the number of pages found when only some are listed'},
    {counted, shown: answer.pages.length},
  );
}
