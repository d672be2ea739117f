import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import { useNarrow } from '../ui/useNarrow.ts';
import styles from './ResourceTable.module.css';
import { pageSizes } from './useResourceList.ts';

interface Props {
  list: { total: number; pageNum: number; pageSize: number; turnTo: (page: number, size?: number) => void };
  children: ReactNode;
}

export function TableFoot({ list, children }: Props) {
  const t = useT();
  const narrow = useNarrow(600);
  return (
    <footer className={styles.foot}>
      {children}
      <span>{t('kit.total', { total: list.total })}</span>
      <Pagination
        size="small"
        simple={narrow}
        total={list.total}
        current={list.pageNum}
        pageSize={list.pageSize}
        pageSizeOptions={pageSizes}
        showSizeChanger
        showQuickJumper={!narrow}
        showLessItems
        onChange={list.turnTo}
      />
    </footer>
  );
}
