import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './ResourceTable.module.css';

interface Props {
  list: { selected: readonly unknown[]; clearSelection: () => void };
  tools: ReactNode;
}

export function TableHead({ list, tools }: Props) {
  const t = useT();
  return (
    <div className={styles.head}>
      <div className={styles.tools}>{tools}</div>
      {list.selected.length > 0 && (
        <span className={styles.selected} role="status">
          {t('kit.selected', { count: list.selected.length })}
          <Button type="link" size="small" onClick={list.clearSelection}>
            {t('kit.clear')}
          </Button>
        </span>
      )}
    </div>
  );
}
