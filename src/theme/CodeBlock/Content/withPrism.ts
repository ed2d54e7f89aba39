import {Prism} from 'prism-react-renderer';
import Content from '@theme-original/CodeBlock/Content';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism as unknown as Parameters<typeof includeLanguages>[0]);

/** The stock content of a code block, with the languages that the site adds. */
export default Content;
