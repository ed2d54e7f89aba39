import {createContext} from 'react';

/** Name of the sidebar that contains a category; undefined in the menu of small screens, which keeps nothing. */
export const SidebarName = createContext<string | undefined>(undefined);

/**
 * What a reader has made of a sidebar: kept while the page lives, since docs and method pages mount a sidebar of their
 * own.
 */
export interface SidebarState {
  hidden: boolean;
  scrollTop: number;
  /** Whether each category is folded, by its path of labels. */
  folded: ReadonlyMap<string, boolean>;
}

const states = new Map<string, SidebarState>();

/** The path of a category as one text. */
export function categoryKey(labels: readonly string[]): string {
  return JSON.stringify(labels);
}

/** What is remembered of a sidebar; undefined before it has been left for the first time. */
export function recallSidebar(name: string | undefined): SidebarState | undefined {
  return name === undefined ? undefined : states.get(name);
}

function labelsOf(category: Element): string[] {
  const labels: string[] = [];
  for (
    let at: Element | null | undefined = category;
    at;
    at = at.parentElement?.closest('.theme-doc-sidebar-item-category')
  ) {
    labels.unshift(at.querySelector(':scope > .menu__list-item-collapsible > :first-child')?.textContent ?? '');
  }
  return labels;
}

function foldedIn(sidebar: Element): SidebarState['folded'] {
  const categories = [...sidebar.querySelectorAll('.theme-doc-sidebar-item-category')];
  return new Map(
    categories.map((category): [string, boolean] => [
      categoryKey(labelsOf(category)),
      category.querySelector(':scope > .menu__list-item-collapsible [aria-expanded]')?.getAttribute('aria-expanded') !==
        'true',
    ]),
  );
}

/**
 * Keeps what is remembered of a sidebar in step with it, until the returned function is called.
 * The next sidebar is rendered before this one goes, so nothing can wait for its end.
 */
export function watchSidebar(name: string, sidebar: HTMLElement): () => void {
  const note = (): void => {
    const scrollTop = sidebar.querySelector('nav.menu')?.scrollTop ?? 0;
    states.set(name, {hidden: sidebar.dataset.hidden === 'true', scrollTop, folded: foldedIn(sidebar)});
  };
  const noteScroll = ({target}: Event): void => {
    const state = states.get(name);
    if (state && target instanceof Element) states.set(name, {...state, scrollTop: target.scrollTop});
  };
  const observer = new MutationObserver(note);
  observer.observe(sidebar, {subtree: true, childList: true, attributeFilter: ['aria-expanded', 'data-hidden']});
  // A scroll event does not bubble, but it is captured on its way.
  sidebar.addEventListener('scroll', noteScroll, {capture: true, passive: true});
  note();
  return () => {
    observer.disconnect();
    sidebar.removeEventListener('scroll', noteScroll, {capture: true});
  };
}
