import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './ResourceTable.module.css';

interface Props {
  list: {
    rows: readonly unknown[];
    total: number;
    selectedCount: number;
    selectedOnPage: number;
    everything: object | undefined;
    selectEverything: () => void;
    clearSelection: () => void;
  };
  tools: ReactNode;
  /** True offers to select all that match once the whole page is selected. */
  all: boolean;
}

export function TableHead({ list, tools, all }: Props) {
  const t = useT();
  const { rows, total, selectedCount: count, selectedOnPage, everything } = list;
  const offersAll = all && !everything && count < total && rows.length > 0 && selectedOnPage === rows.length;
  return (
    <div className={styles.head}>
      <div className={styles.tools}>{tools}</div>
      {count > 0 && (
        <span className={styles.selected} role="status">
          {t(everything ? 'kit.selectedAll' : 'kit.selected', { count })}
          {offersAll && (
            <Button type="link" size="small" onClick={list.selectEverything}>
              {t('kit.selectAll', { count: total })}
            </Button>
          )}
          <Button type="link" size="small" onClick={list.clearSelection}>
            {t('kit.clear')}
          </Button>
        </span>
      )}
    </div>
  );
}
