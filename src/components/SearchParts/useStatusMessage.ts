import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {pagesIn} from '@site/src/search/areas';
import {toTerm, type SearchState} from '@site/src/search/searchState';
import {looksSecret} from '@site/src/search/secrets';
import {areaName} from './names';

const noneText = (query: string): string =>
  translate(
    {id: 'search.none', message: 'No page matches “{query}”.', description: 'Says that a search found nothing'},
    {query},
  );

/**
 * The sentence that gives the number of pages found, in the reader's language, with the limit of those shown; empty
 * while nothing is found, and for an address, which has its own notice, or which should not be repeated.
 */
export function useStatusMessage({phase, query, answer, area}: SearchState, most: number): string {
  const {selectMessage} = usePluralForm();
  if (phase !== 'answered' || answer.pasted || looksSecret(query)) return '';
  const term = toTerm(query);
  if (answer.pages.length === 0) return noneText(term);
  const count = pagesIn(area, answer).length;
  // The plural is chosen before the values go in: a query may hold the bar that parts the forms.
  const forms = translate({
    id: 'search.count',
    message: 'One page matches “{query}”.|{count} pages match “{query}”.',
    description: 'Says how many pages a search found; plural forms parted by a bar',
  });
  const matching = count === 0 ? noneText(term) : interpolate(selectMessage(count, forms), {count, query: term});
  const counted =
    area === 'all'
      ? matching
      : translate(
          {
            id: 'search.count.area',
            message: '{area}: {counted}',
            description: 'Before the number of pages found, the area chosen',
          },
          {area: areaName(area), counted: matching},
        );
  if (count <= most) return counted;
  return translate(
    {
      id: 'search.limit',
      message: '{counted} The best {shown} are shown.',
      description: 'Follows the number of pages found when only some are listed',
    },
    {counted, shown: most},
  );
}
