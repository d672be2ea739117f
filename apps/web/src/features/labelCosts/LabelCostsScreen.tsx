import { Tabs } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { CostsView } from './costs/CostsView.tsx';
import { InvoicesView } from './invoices/InvoicesView.tsx';
import styles from './labelCosts.module.css';

const path = '/order/labelCosts';
const views = ['costs', 'invoices'] as const;

/** What labels cost, and what their providers bill for them. */
export function LabelCostsScreen() {
  const t = useT();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = views.find((one) => one === params.get('view')) ?? 'costs';
  return (
    <Screen title={t('labelCosts.title')}>
      <Tabs
        className={styles.tabs}
        aria-label={t('labelCosts.views')}
        activeKey={view}
        onChange={(key) => void navigate(key === 'invoices' ? `${path}?view=invoices` : path)}
        items={views.map((key) => ({ key, label: t(`labelCosts.view.${key}`) }))}
      />
      {view === 'costs' ? <CostsView /> : <InvoicesView />}
    </Screen>
  );
}
