import { Form, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './FormTabs.module.css';
import type { Path } from './problems.ts';

export interface Panel<Tab extends string> {
  key: Tab;
  label: string;
  content: ReactNode;
}

interface Props<Tab extends string> {
  panels: readonly Panel<Tab>[];
  tab: Tab;
  onTurn: (tab: Tab) => void;
  /** The tab on which a field stands. */
  tabOf: (field: Path) => Tab;
}

/** All panels of a form, one of them shown. Each tab counts the fields on it that are wrong. */
export function FormTabs<Tab extends string>({ panels, tab, onTurn, tabOf }: Props<Tab>) {
  return (
    // without a name, it is drawn again whenever the errors of a field change
    <Form.Item noStyle shouldUpdate>
      {(form) => {
        const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
        return (
          <Tabs
            activeKey={tab}
            className={styles.tabs}
            onChange={(next) => onTurn(next as Tab)}
            items={panels.map(({ key, label, content }) => ({
              key,
              label: <TabTitle label={label} wrong={wrong.filter(({ name }) => tabOf(name) === key).length} />,
              children: content,
              // a field that is not there cannot be checked
              forceRender: true,
            }))}
          />
        );
      }}
    </Form.Item>
  );
}

/** What a tab is called, and how many things on it are wrong. */
export function TabTitle({ label, wrong }: { label: string; wrong: number }) {
  const t = useT();
  return (
    <span className={styles.tab}>
      {label}
      {wrong > 0 && (
        <span className={styles.wrong} role="img" aria-label={t('kit.errors', { count: wrong })}>
          {wrong}
        </span>
      )}
    </span>
  );
}
