import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import type { Shown } from './shown.ts';
import { TemplateFilters } from './TemplateFilters.tsx';
import { useTemplateColumns } from './useTemplateColumns.tsx';

const TemplateDialog = lazyPart(async () => (await import('./TemplateDialog.tsx')).TemplateDialog);
const CopyDialog = lazyPart(async () => (await import('./CopyDialog.tsx')).CopyDialog);

export function ProductTemplatesScreen() {
  const t = useT();
  const list = useResourceList(productTemplates.list);
  const [shown, setShown] = useState<Shown>();
  const columns = useTemplateColumns({ show: setShown });
  const addButton = (
    <Can endpoint={productTemplates.add}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setShown({ dialog: 'edit' })}>
        {t('productTemplates.add')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('productTemplates.title')} actions={addButton}>
      <TemplateFilters list={list} />
      <ResourceTable list={list} columns={columns} empty={t('productTemplates.none')} start={addButton} />
      <Suspense>
        {shown?.dialog === 'edit' && (
          <TemplateDialog key={shown.id} id={shown.id} onClose={() => setShown(undefined)} />
        )}
        {shown?.dialog === 'copy' && (
          <CopyDialog template={shown.template} onClose={(copy) => setShown(copy && { dialog: 'edit', id: copy.id })} />
        )}
      </Suspense>
    </Screen>
  );
}
