import ImportOutlined from '@ant-design/icons/ImportOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { MappedList } from './lists/MappedList.tsx';
import type { MappingStart } from './form/MappingDialog.tsx';
import { MappingTabs, useMappingView } from './MappingTabs.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';

const MappingDialog = lazyPart(async () => (await import('./form/MappingDialog.tsx')).MappingDialog);
const MappingImportDialog = lazyPart(
  async () => (await import('./import/MappingImportDialog.tsx')).MappingImportDialog,
);
const ContradictedList = lazyPart(async () => (await import('./lists/ContradictedList.tsx')).ContradictedList);
const WaitingList = lazyPart(async () => (await import('./waiting/WaitingList.tsx')).WaitingList);

export function SkuMappingScreen() {
  const t = useT();
  const view = useMappingView();
  const [editing, setEditing] = useState<SkuMappingRow | MappingStart>();
  const [importing, setImporting] = useState(false);
  const addButton = (
    <Can endpoint={skuMapping.save}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing({})}>
        {t('skuMapping.add')}
      </Button>
    </Can>
  );
  const actions = (
    <>
      <Can endpoint={skuMapping.batchImport}>
        <Button icon={<ImportOutlined />} onClick={() => setImporting(true)}>
          {t('skuMapping.import')}
        </Button>
      </Can>
      {addButton}
    </>
  );
  return (
    <Screen title={t('skuMapping.title')} actions={actions}>
      <Can endpoint={skuMapping.waitingPage}>
        <MappingTabs />
      </Can>
      <Suspense>
        {view === 'mapped' && <MappedList onEdit={setEditing} start={addButton} />}
        {view === 'waiting' && <WaitingList onChoose={setEditing} />}
        {view === 'contradicted' && <ContradictedList onEdit={setEditing} />}
      </Suspense>
      <Suspense>
        {editing && <MappingDialog start={editing} onClose={() => setEditing(undefined)} />}
        {importing && <MappingImportDialog onClose={() => setImporting(false)} />}
      </Suspense>
    </Screen>
  );
}
