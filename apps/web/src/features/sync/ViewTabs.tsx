import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import styles from './ViewTabs.module.css';
import { type View, viewAddress, views } from './views.ts';

interface Props {
  view: View;
  /** How much waits for a person there. */
  counts: Partial<Record<View, number>>;
}

export function ViewTabs({ view, counts }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const label = (key: View) => (
    <>
      {t(`sync.view.${key}`)} {(counts[key] ?? 0) > 0 && <span className={styles.count}>{counts[key]}</span>}
    </>
  );
  return (
    <Tabs
      className={styles.tabs}
      aria-label={t('sync.views')}
      activeKey={view}
      onChange={(key) => void navigate(viewAddress(views.find((one) => one === key) ?? 'stores'))}
      items={views.map((key) => ({ key, label: label(key) }))}
    />
  );
}
