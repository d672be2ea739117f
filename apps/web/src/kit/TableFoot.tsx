import type { ReactNode } from 'react';
import { useDataMoment } from '../client/dataAge.ts';
import { useT } from '../i18n/i18n.ts';
import { showTime } from '../i18n/showTime.ts';
import { Pager, type Paged } from './Pager.tsx';
import styles from './ResourceTable.module.css';

interface Props {
  list: Paged;
  /** Where its rows came from. */
  path: string;
  children: ReactNode;
}

export function TableFoot({ list, path, children }: Props) {
  const t = useT();
  const moment = useDataMoment(path);
  return (
    <footer className={styles.foot}>
      {children}
      <span>{t('kit.total', { total: list.total })}</span>
      {moment && <span>{t('kit.asOf', { moment: showTime(moment, { seconds: true }) })}</span>}
      <Pager list={list} />
    </footer>
  );
}
