import {Fragment, type ReactNode} from 'react';

const PARTS = /(?<=[_.-])|(?=[A-Z])/;

/** A method's name that breaks between its words where the line is too short for it. */
export default function MethodName({name}: {name: string}): ReactNode {
  return name.split(PARTS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
