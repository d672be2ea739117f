import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { TableFoot } from '../../kit/TableFoot.tsx';
import styles from './GridFrame.module.css';
import type { PictureList } from './PictureGrid.tsx';

interface Props {
  list: PictureList;
  tools: ReactNode;
  children: ReactNode;
}

/** Head and foot stay in sight while the pictures between them scroll. */
export function GridFrame({ list, tools, children }: Props) {
  const t = useT();
  const onPage = new Set(list.rows.map(({ id }) => id));
  const elsewhere = list.selected.filter(({ id }) => !onPage.has(id));
  const here = list.selected.length - elsewhere.length;
  const all = onPage.size > 0 && here === onPage.size;
  return (
    <section className={styles.frame}>
      <div className={styles.head}>
        <Checkbox
          checked={all}
          indeterminate={here > 0 && !all}
          disabled={onPage.size === 0}
          onChange={() => list.select(all ? elsewhere : [...elsewhere, ...list.rows])}
        >
          <span className={styles.label}>{t('library.selectPage')}</span>
        </Checkbox>
        {tools}
        {list.selected.length > 0 && (
          <span className={styles.selected} role="status">
            {t('kit.selected', { count: list.selected.length })}
            <Button type="link" size="small" onClick={list.clearSelection}>
              {t('kit.clear')}
            </Button>
          </span>
        )}
      </div>
      <div className={styles.scroll}>{children}</div>
      <TableFoot list={list}>{null}</TableFoot>
    </section>
  );
}
