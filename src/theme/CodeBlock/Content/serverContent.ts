import Content from '@theme-original/CodeBlock/Content';

/** The stock content of a code block, for the server's build. */
export default Content;
