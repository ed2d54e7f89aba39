import type {ComponentType} from 'react';
import type {Props} from '@theme/CodeBlock/Content';
import StockContent from '@theme-original/CodeBlock/Content';

/** The stock content of a code block, for the server's build. */
const Content = StockContent as ComponentType<Props>;

export default Content;
