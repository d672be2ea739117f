import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';
import styles from './Screen.module.css';

interface Props {
  title: string;
  /** Actions of the whole screen, to the right of its title. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, actions, children }: Props) {
  return (
    <main className={styles.screen}>
      <PageTitle title={title} />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.actions}>{actions}</div>
      </header>
      {children}
    </main>
  );
}
