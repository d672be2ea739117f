import { Form, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import styles from './productTemplates.module.css';
import { type Tab, tabOf, tabs } from './templateForm.ts';

interface Props {
  tab: Tab;
  onTurn: (tab: Tab) => void;
  panels: Readonly<Record<Tab, ReactNode>>;
}

/** All panels of a form, one of them shown. Each tab counts the fields on it that are wrong. */
export function TemplateTabs({ tab, onTurn, panels }: Props) {
  const t = useT();
  const titleOf = (of: Tab, wrong: number) => (
    <span className={styles.tab}>
      {t(`productTemplates.tab.${of}`)}
      {wrong > 0 && (
        <span className={styles.wrong} role="img" aria-label={t('productTemplates.errors', { count: wrong })}>
          {wrong}
        </span>
      )}
    </span>
  );
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
            items={tabs.map((of) => ({
              key: of,
              label: titleOf(of, wrong.filter(({ name }) => tabOf(name) === of).length),
              children: panels[of],
              // a field that is not there cannot be checked
              forceRender: true,
            }))}
          />
        );
      }}
    </Form.Item>
  );
}
