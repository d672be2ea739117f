import { type StorePublishing, storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { readOf } from '../../client/useRead.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FetchingDialog } from '../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { FormTabs } from '../../kit/FormTabs.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { DefinitionAgeNote } from '../platformCategories/platformCategories.public.tsx';
import { PriceRuleFields } from './PriceRuleFields.tsx';
import { factsOf, inputOf, saveOf, type Tab, tabOf, tabs, valuesOf } from './settingsForm.ts';
import { SheinFields } from './SheinFields.tsx';
import styles from './storePublishing.module.css';
import { TemuFields } from './TemuFields.tsx';
import { useOffers } from './useOffers.ts';

const width = 640;

interface Props {
  store: { id: string; name: string };
  onClose: () => void;
}

/** What a store's marketplace is told with each listing, and how the store proposes prices. */
export function SettingsDialog({ store, onClose }: Props) {
  const t = useT();
  // not kept when the dialog closes: who edits begins with what stands at that moment
  const answer = useQuery({ ...readOf(storePublishing.get, { id: store.id }), gcTime: 0 });
  const title = t('storePublishing.title', { name: store.name });
  if (!answer.data) return <FetchingDialog title={title} answer={answer} onClose={onClose} width={width} />;
  return <SettingsForm title={title} store={answer.data} onClose={onClose} />;
}

function SettingsForm({ title, store, onClose }: { title: string; store: StorePublishing; onClose: () => void }) {
  const t = useT();
  const [tab, setTab] = useState<Tab>('marketplace');
  const endpoint = useMemo(() => saveOf(store), [store]);
  const command = useCommand(endpoint, {
    success: t('storePublishing.saved'),
    invalidates: [storePublishing.states],
  });
  const panels = { marketplace: <MarketplaceFields store={store} />, prices: <PriceRuleFields /> };
  return (
    <FormDialog
      title={title}
      width={width}
      command={{ ...command, attempt: (values, how) => command.attempt(inputOf(values), how) }}
      editing={editing(store, valuesOf, (record) => factsOf(record, t))}
      extra={<HistoryButton object="storePublishing" id={store.id} />}
      reveal={(field) => setTab(tabOf(field))}
      onClose={() => onClose()}
    >
      <FormTabs
        tab={tab}
        onTurn={setTab}
        tabOf={tabOf}
        panels={tabs.map((key) => ({ key, label: t(`storePublishing.tab.${key}`), content: panels[key] }))}
      />
    </FormDialog>
  );
}

const fieldsOf = { shein: SheinFields, temu: TemuFields } as const;

function MarketplaceFields({ store: { id, marketplace, mode } }: { store: StorePublishing }) {
  const t = useT();
  const offered = useOffers(id);
  const { offers, failure, retry, refresh } = offered;
  const Fields = fieldsOf[marketplace];
  return (
    <>
      {failure && (
        <Alert
          type="warning"
          showIcon
          className={styles.failure}
          title={failureText(failure, t)}
          action={
            <Button size="small" onClick={retry}>
              {t('ui.retry')}
            </Button>
          }
        />
      )}
      <Fields mode={mode} offered={offered} />
      {offers && <DefinitionAgeNote age={offers.age} onRefresh={refresh} />}
    </>
  );
}
