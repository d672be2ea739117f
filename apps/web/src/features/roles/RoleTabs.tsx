import { Tabs } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import styles from './RoleTabs.module.css';

const views = ['list', 'tree'] as const;
export type View = (typeof views)[number];

interface Props {
  view: View;
  onChange: (view: View) => void;
}

export function RoleTabs({ view, onChange }: Props) {
  const t = useT();
  return (
    <Tabs
      className={styles.tabs}
      aria-label={t('roles.views')}
      activeKey={view}
      onChange={(key) => onChange(views.find((one) => one === key) ?? 'list')}
      items={views.map((key) => ({ key, label: t(`roles.view.${key}`) }))}
    />
  );
}
