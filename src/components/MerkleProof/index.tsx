import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {useInterfaceLanguage} from '../TranslationNotice/usePageLanguage';
import {ChosenProof, ForgedProof} from './ProofDrawing';

/**
 * The sample's tree of eight entries with the proof of one leaf, or, with `isForged`, with an inner node that passes as
 * a leaf. In MDX:
 *
 *     import MerkleProof from '@site/src/components/MerkleProof';
 *
 *     <MerkleProof />
 */
export default function MerkleProof({isForged = false}: {isForged?: boolean}): ReactNode {
  const [lang, isBrowser] = [useInterfaceLanguage(), useIsBrowser()];
  return isForged ? <ForgedProof lang={lang} /> : <ChosenProof lang={lang} isBrowser={isBrowser} />;
}
