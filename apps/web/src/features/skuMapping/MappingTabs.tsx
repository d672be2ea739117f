import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import styles from './MappingTabs.module.css';

const views = ['mapped', 'waiting', 'contradicted'] as const;
export type MappingView = (typeof views)[number];

export const contradictedView = '?view=contradicted';

/** The address says which view is open; each starts with its own filters. */
export function useMappingView(): MappingView {
  const [params] = useSearchParams();
  const asked = params.get('view');
  return views.find((view) => view === asked) ?? 'mapped';
}

export function MappingTabs() {
  const t = useT();
  const [, setParams] = useSearchParams();
  const view = useMappingView();
  const counts = {
    mapped: 0,
    waiting: useRead(skuMapping.waitingPage, { pageSize: 1 }).data?.total ?? 0,
    contradicted: useRead(skuMapping.page, { contradicted: 'true', pageSize: 1 }).data?.total ?? 0,
  };
  return (
    <Tabs
      className={styles.tabs}
      aria-label={t('skuMapping.views')}
      activeKey={view}
      onChange={(next) => setParams(next === 'mapped' ? {} : { view: next })}
      items={views.map((key) => ({
        key,
        label: (
          <>
            {t(`skuMapping.${key}`)} {counts[key] > 0 && <b className={styles.count}>{counts[key]}</b>}
          </>
        ),
      }))}
    />
  );
}
