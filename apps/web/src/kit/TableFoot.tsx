import type { Endpoint } from '@pressroom/contract/endpoint';
import type { ReactNode } from 'react';
import { useDataMoment } from '../client/dataAge.ts';
import { useT } from '../i18n/i18n.ts';
import { showTime } from '../i18n/showTime.ts';
import { Pager, type Paged } from './Pager.tsx';
import styles from './ResourceTable.module.css';

interface Props {
  list: Paged;
  /** Where its rows came from. */
  endpoint: Pick<Endpoint, 'path' | 'countsTo'>;
  children: ReactNode;
}

export function TableFoot({ list, endpoint: { path, countsTo }, children }: Props) {
  const t = useT();
  const moment = useDataMoment(path);
  return (
    <footer className={styles.foot}>
      {children}
      <span>{t(list.total === countsTo ? 'kit.totalOver' : 'kit.total', { total: list.total })}</span>
      {moment && <span>{t('kit.asOf', { moment: showTime(moment, { seconds: true }) })}</span>}
      <Pager list={list} />
    </footer>
  );
}
