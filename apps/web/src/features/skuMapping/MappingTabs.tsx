import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import styles from './MappingTabs.module.css';

export type MappingView = 'mapped' | 'waiting';

/** The address says which view is open; each starts with its own filters. */
export function useMappingView(): MappingView {
  const [params] = useSearchParams();
  return params.get('view') === 'waiting' ? 'waiting' : 'mapped';
}

export function MappingTabs() {
  const t = useT();
  const [, setParams] = useSearchParams();
  const view = useMappingView();
  const waiting = useRead(skuMapping.waitingPage, { pageSize: 1 }).data?.total ?? 0;
  return (
    <Tabs
      className={styles.tabs}
      aria-label={t('skuMapping.views')}
      activeKey={view}
      onChange={(next) => setParams(next === 'waiting' ? { view: next } : {})}
      items={[
        { key: 'mapped', label: t('skuMapping.mapped') },
        {
          key: 'waiting',
          label: (
            <>
              {t('skuMapping.waiting')} {waiting > 0 && <b className={styles.count}>{waiting}</b>}
            </>
          ),
        },
      ]}
    />
  );
}
