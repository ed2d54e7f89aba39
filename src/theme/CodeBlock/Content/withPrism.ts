import type {ComponentType} from 'react';
import {Prism} from 'prism-react-renderer';
import type {Props} from '@theme/CodeBlock/Content';
import StockContent from '@theme-original/CodeBlock/Content';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism);

/** The stock content of a code block, with the languages that the site adds. */
const Content = StockContent as ComponentType<Props>;

export default Content;
