import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import { Pager, type Paged } from './Pager.tsx';
import styles from './ResourceTable.module.css';

export function TableFoot({ list, children }: { list: Paged; children: ReactNode }) {
  const t = useT();
  return (
    <footer className={styles.foot}>
      {children}
      <span>{t('kit.total', { total: list.total })}</span>
      <Pager list={list} />
    </footer>
  );
}
