import {useState, type ReactNode} from 'react';
import Picture from '../Picture';
import styles from './styles.module.css';
import {captionText, fieldOf, forgedText, nameOf, proofText, trapCaptionText} from './texts';
import Tree from './Tree';
import {FORGED, PROOFS, shortHash, type Path} from './paths';

/** The leaf whose proof is shown first, counted from 0. */
const FIRST = 2;

const Hashes = ({head, path}: {head: string; path: Path}): ReactNode => (
  <>
    <p className={styles.proof}>{head}</p>
    <ul className={styles.hashes}>
      {path.proof.map((node) => (
        <li key={node.hash}>
          {nameOf(node)} <code>{shortHash(node.hash)}</code>
        </li>
      ))}
    </ul>
  </>
);

/** Every proof in words, and with scripts the one that the reader chooses as a drawing. */
export function ChosenProof({lang, isBrowser}: {lang: string; isBrowser: boolean}): ReactNode {
  const [index, setIndex] = useState(FIRST);
  const path = PROOFS[index];
  if (!path) throw new Error(`The sample's list has no leaf ${String(index)}.`);
  const words = PROOFS.map((each) => <Hashes key={each.proven.hash} head={proofText(each.proven.from)} path={each} />);
  return (
    <Picture lang={lang} caption={captionText()} words={words}>
      <Tree path={path} nameOf={nameOf} {...(isBrowser && {onLeaf: setIndex})} />
      <div aria-live={isBrowser ? 'polite' : undefined}>
        <Hashes head={proofText(path.proven.from)} path={path} />
      </div>
    </Picture>
  );
}

/** The trap: the node above the first two leaves passed as a leaf. */
export function ForgedProof({lang}: {lang: string}): ReactNode {
  const hashes = <Hashes head={forgedText(FORGED.proven)} path={FORGED} />;
  return (
    <Picture lang={lang} caption={trapCaptionText()} words={hashes}>
      <Tree path={FORGED} nameOf={fieldOf} />
    </Picture>
  );
}
