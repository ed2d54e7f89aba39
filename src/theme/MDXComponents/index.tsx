import MDXComponents from '@theme-original/MDXComponents';
import ResourceCards from '@site/src/components/ResourceCards';

/** What every MDX page may use without importing it. */
export default {...MDXComponents, ResourceCards};
