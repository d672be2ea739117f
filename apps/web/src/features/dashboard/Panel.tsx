import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface Props {
  title: string;
  /** Beside the title, in small. */
  note?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, note, children }: Props) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      {children}
    </section>
  );
}
