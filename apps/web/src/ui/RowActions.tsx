import type { ReactNode } from 'react';
import styles from './RowActions.module.css';

/** Small link buttons at the end of a row, aligned with the column's title. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
