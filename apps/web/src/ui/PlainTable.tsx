import type { ReactNode } from 'react';
import styles from './PlainTable.module.css';

interface Props {
  /** Class of the frame; it sets the maximum height, and the minimum width of the table. */
  className?: string;
  /** Describes the table to screen readers if no heading does. */
  label?: string;
  /** `thead` and `tbody`. Cells with `data-end` are aligned to the end, like numbers. */
  children: ReactNode;
}

/**
 * Shows all rows in a frame whose head stays visible while the rows scroll. For lists with pages use `ResourceTable`.
 */
export function PlainTable({ className = '', label, children }: Props) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
