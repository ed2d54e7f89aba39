import type {Page} from '@playwright/test';

/**
 * Does to a page what the translation of a browser does, from now on: each text is replaced by another in two font
 * elements, and so is what comes later. What is marked as not to be translated, and what holds no markup, stays.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'font, script, style, noscript, textarea, option, title, svg, [translate="no"]';
    const replace = (text: Text): void => {
      if (!text.isConnected || text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped))
        return;
      const holder = document.createElement('template');
      holder.innerHTML = '<font><font></font></font>';
      holder.content.querySelector('font font')?.append(text.data);
      text.replaceWith(holder.content);
    };
    const replaceIn = (root: Node): void => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = walk.currentNode; node; node = walk.nextNode())
        if (node instanceof Text) texts.push(node);
      texts.forEach(replace);
    };
    replaceIn(document.body);
    new MutationObserver((records) => {
      for (const {addedNodes} of records) addedNodes.forEach(replaceIn);
    }).observe(document.body, {childList: true, subtree: true});
  });
}
