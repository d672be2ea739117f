import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import styles from './ViewTabs.module.css';
import { type View, viewAddress, views } from './views.ts';

interface Props {
  view: View;
  /** How many orders could not be taken over. */
  failures: number;
}

export function ViewTabs({ view, failures }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const label = (key: View) => (
    <>
      {t(`sync.view.${key}`)} {key === 'failures' && failures > 0 && <span className={styles.count}>{failures}</span>}
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
