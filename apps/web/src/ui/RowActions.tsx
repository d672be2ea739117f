import type { ReactNode } from 'react';
import styles from './RowActions.module.css';

/** The small link buttons at the end of a row, in line with their column's title. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
