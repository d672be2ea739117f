import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { TabTitle } from '../../../kit/FormTabs.tsx';
import { ColorPictures } from './ColorPictures.tsx';
import styles from './dialog.module.css';
import { type EditorStore, type Tab, tabs } from './editor.ts';
import { SkuSheet, wrongCells } from './SkuSheet.tsx';
import { SlotTab } from './SlotTab.tsx';
import { useStored } from './store.ts';
import type { ColorEffects } from './useColorEffects.ts';
import { useRowErrors } from './useRowErrors.ts';

interface Props {
  store: EditorStore;
  effects: ColorEffects;
  prints: readonly string[];
  asksForPictures: boolean;
}

export function VariantTabs({ store, effects, prints, asksForPictures }: Props) {
  const t = useT();
  const tab = useStored(store, (editor) => editor.tab);
  const rows = useStored(store, ({ history }) => history.present);
  const errorsOf = useRowErrors(store);
  const wrong = wrongCells(rows, errorsOf).length;
  const panes: Record<Tab, ReactNode> = {
    sheet: (
      <div className={styles.pane}>
        <ColorPictures store={store} effects={effects} prints={prints} asksForAll={asksForPictures} />
        {rows.length > 0 ? (
          <SkuSheet store={store} errorsOf={errorsOf} label={t('productVariants.tab.sheet')} />
        ) : (
          <p className={styles.note}>{t('productVariants.notGenerated')}</p>
        )}
      </div>
    ),
    shein: <SlotTab store={store} marketplace="shein" />,
    temu: <SlotTab store={store} marketplace="temu" />,
  };
  return (
    <Tabs
      className={styles.tabs}
      activeKey={tab}
      onChange={(next) => store.set((editor) => ({ ...editor, tab: next as Tab }))}
      items={tabs.map((key) => ({
        key,
        label: <TabTitle label={t(`productVariants.tab.${key}`)} wrong={key === 'sheet' ? wrong : 0} />,
        children: panes[key],
      }))}
    />
  );
}
