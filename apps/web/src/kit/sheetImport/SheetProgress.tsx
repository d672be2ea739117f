import type { ReactNode } from 'react';
import styles from './SheetImport.module.css';

interface Props {
  title: string;
  /** Up to 1; undefined: not known. */
  share: number | undefined;
  note?: ReactNode;
}

/** A sheet under way. */
export function SheetProgress({ title, share, note }: Props) {
  return (
    <div className={styles.sending} role="status">
      <strong>{title}</strong>
      <progress max={1} value={share} />
      {note && <span>{note}</span>}
    </div>
  );
}
