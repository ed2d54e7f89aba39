import type {ReactNode} from 'react';
import Block from '../Picture/Block';
import Edges from '../Picture/Edges';
import styles from './styles.module.css';
import {groupText, leafText} from './texts';
import {edgesOf, meaningOf, type DrawnNode, type Path} from './paths';

interface Props {
  path: Path;
  nameOf: (node: DrawnNode) => string;
  /** Makes buttons of the leaves. */
  onLeaf?: (index: number) => void;
}

/** A tree with the path of one of its nodes. */
export default function Tree({path, nameOf, onLeaf}: Props): ReactNode {
  const buttonOf = (node: DrawnNode): object =>
    onLeaf && node.level === 0
      ? {
          onClick: () => onLeaf(node.index),
          'aria-pressed': node === path.proven,
          'aria-label': leafText(node.from),
        }
      : {};
  return (
    <div className={styles.tree} {...(onLeaf && {role: 'group', 'aria-label': groupText()})}>
      <Edges edges={edgesOf(path)} />
      {path.nodes.map((node) => (
        <span
          key={node.hash}
          className={styles.place}
          style={{gridRow: path.height - node.level + 1, gridColumn: `${String(node.from)} / ${String(node.to + 1)}`}}
        >
          <Block meaning={meaningOf(node, path)} {...buttonOf(node)}>
            {nameOf(node)}
          </Block>
        </span>
      ))}
    </div>
  );
}
