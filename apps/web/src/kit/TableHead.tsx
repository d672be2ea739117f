import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './ResourceTable.module.css';

interface Props {
  /** `selectedCount` is given if more rows are selected than are loaded. */
  list: { selected: readonly unknown[]; selectedCount?: number; clearSelection: () => void };
  tools: ReactNode;
}

export function TableHead({ list, tools }: Props) {
  const t = useT();
  const count = list.selectedCount ?? list.selected.length;
  return (
    <div className={styles.head}>
      <div className={styles.tools}>{tools}</div>
      {count > 0 && (
        <span className={styles.selected} role="status">
          {t('kit.selected', { count })}
          <Button type="link" size="small" onClick={list.clearSelection}>
            {t('kit.clear')}
          </Button>
        </span>
      )}
    </div>
  );
}
