import type { ReactNode } from 'react';
import styles from './PlainTable.module.css';

interface Props {
  /** Of the frame: how high it may grow, how wide the table is at least. */
  className?: string;
  /** What the table is of, where no heading says so. */
  label?: string;
  /** `thead` and `tbody`. Cells with `data-end` stand at the end of their column, as numbers do. */
  children: ReactNode;
}

/** A table that is shown whole, in a frame that scrolls below its head. Lists with pages are a `ResourceTable`. */
export function PlainTable({ className = '', label, children }: Props) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
