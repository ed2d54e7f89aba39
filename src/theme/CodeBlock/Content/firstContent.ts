import type {ComponentType} from 'react';
import type {Props} from '@theme/CodeBlock/Content';
import withPrism from './withPrism';

/**
 * The highlighter that a page has from the start. The light client leaves it out of the first load: there this is
 * undefined.
 */
const firstContent: ComponentType<Props> | undefined = withPrism;

export default firstContent;
