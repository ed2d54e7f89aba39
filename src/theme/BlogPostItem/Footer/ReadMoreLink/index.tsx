// Ejected: the link's own text contains the post's title, which search engines read; the original gives it to screen
// readers alone.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

/** Leads from an excerpt to its post: "Read more" to the eye, "Read more about …" to whoever reads the text. */
export default function ReadMoreLink({blogPostTitle, ...linkProps}: Props): ReactNode {
  return (
    <Link {...linkProps}>
      <b aria-hidden>
        <Translate
          id="theme.blog.post.readMore"
          description="The label used in blog post item excerpts to link to full blog posts"
        >
          Read more
        </Translate>
      </b>
      <span className="tw:sr-only">
        {translate(
          {
            id: 'theme.blog.post.readMoreLabel',
            message: 'Read more about {title}',
            description: 'The ARIA label for the link to full blog posts from excerpts',
          },
          {title: blogPostTitle},
        )}
      </span>
    </Link>
  );
}
