import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import styles from './GridFrame.module.css';
import { SelectAll } from '../pictures/SelectAll.tsx';
import type { PictureFeed } from '../pictures/usePictureFeed.ts';
import type { Selection } from '../pictures/useSelection.ts';

interface Props {
  feed: PictureFeed;
  selection: Selection;
  tools: ReactNode;
  children: ReactNode;
}

/** Head and foot stay in sight while the pictures between them scroll. */
export function GridFrame({ feed, selection, tools, children }: Props) {
  const t = useT();
  return (
    <section className={styles.frame}>
      <div className={styles.head}>
        <SelectAll total={feed.total} selection={selection} />
        {tools}
      </div>
      {children}
      <footer className={styles.foot}>{feed.total !== undefined && t('library.total', { count: feed.total })}</footer>
    </section>
  );
}
