import {Fragment, type ReactNode} from 'react';
import {codeParts} from './codeParts';

/** Code with the places at which it may break. */
export default function CodeParts({code}: {code: string}): ReactNode {
  return codeParts(code).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
