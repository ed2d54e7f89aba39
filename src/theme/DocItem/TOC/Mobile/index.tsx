import type {ReactNode} from 'react';

/** Nothing above the title: on narrow screens the page's content renders the contents below its badges. */
export default function DocItemTOCMobile(): ReactNode {
  return null;
}
