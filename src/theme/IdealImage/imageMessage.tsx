import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {IconKey, State} from '@theme/IdealImageLegacy';
import styles from './styles.module.css';

/** A file's size in B, KB or MB with one decimal, in parentheses; empty if it is not known. */
function sizeMessage(bytes: number | undefined): string {
  if (!bytes) return '';
  if (bytes < 1024) return ` (${bytes} B)`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? ` (${kilobytes.toFixed(1)} KB)` : ` (${(kilobytes / 1024).toFixed(1)} MB)`;
}

/** A click on the button reaches the picture around it, which then loads. */
const button = (label: string): ReactNode => (
  <button type="button" className={styles.button}>
    {label}
  </button>
);

/** What replaces a picture in each state; nothing while it is there or has not been requested. */
export function imageMessage(icon: IconKey, {pickedSrc, loadInfo}: State): ReactNode {
  switch (icon) {
    case 'loading':
      return (
        <span className={styles.message}>
          {translate({
            id: 'theme.IdealImageMessage.loading',
            message: 'Loading...',
            description: 'When the full-scale image is loading',
          })}
        </span>
      );
    case 'load':
      return button(
        translate(
          {
            id: 'theme.IdealImageMessage.load',
            message: 'Click to load{sizeMessage}',
            description: 'To prompt users to load the full image. sizeMessage is a parenthesized size figure.',
          },
          {sizeMessage: sizeMessage(pickedSrc.size)},
        ),
      );
    case 'offline':
      return (
        <span className={styles.message}>
          {translate({
            id: 'theme.IdealImageMessage.offline',
            message: 'Your browser is offline. Image not loaded',
            description: 'When the user is viewing an offline document',
          })}
        </span>
      );
    case 'error':
      return loadInfo === 404 ? (
        <span className={styles.message}>
          {translate({
            id: 'theme.IdealImageMessage.404error',
            message: '404. Image not found',
            description: 'When the image is not found',
          })}
        </span>
      ) : (
        button(
          translate({
            id: 'theme.IdealImageMessage.error',
            message: 'Error. Click to reload.',
            description: 'When the image fails to load for unknown error',
          }),
        )
      );
    default:
      return null;
  }
}
