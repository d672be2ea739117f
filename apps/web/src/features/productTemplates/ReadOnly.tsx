import type { ReactNode } from 'react';
import styles from './productTemplates.module.css';

/** Holds the values that follow from the field above. */
export function Derived({ children }: { children: ReactNode }) {
  return <dl className={styles.derived}>{children}</dl>;
}

/** A value that follows from another field. */
export function ReadOnly({ label, text }: { label: string; text: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text || '–'}</dd>
    </div>
  );
}
