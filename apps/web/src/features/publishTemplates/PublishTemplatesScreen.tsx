import BookOutlined from '@ant-design/icons/BookOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
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
const KeywordLibraryDialog = lazyPart(async () => (await import('./KeywordLibraryDialog.tsx')).KeywordLibraryDialog);

export function PublishTemplatesScreen() {
  const t = useT();
  const list = useResourceList(publishTemplates.list);
  const [shown, setShown] = useState<Shown>();
  const columns = useTemplateColumns({ show: setShown });
  const close = () => setShown(undefined);
  const addButton = (
    <Can endpoint={publishTemplates.add}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setShown({ dialog: 'edit' })}>
        {t('publishTemplates.add')}
      </Button>
    </Can>
  );
  const actions = (
    <>
      <Can endpoint={titleKeywords.list}>
        <Button icon={<BookOutlined />} onClick={() => setShown({ dialog: 'library' })}>
          {t('publishTemplates.library')}
        </Button>
      </Can>
      {addButton}
    </>
  );
  return (
    <Screen title={t('publishTemplates.title')} actions={actions}>
      <TemplateFilters list={list} />
      <ResourceTable list={list} columns={columns} empty={t('publishTemplates.none')} start={addButton} />
      <Suspense>
        {shown?.dialog === 'edit' && <TemplateDialog template={shown.template} onClose={close} />}
        {shown?.dialog === 'copy' && (
          <CopyDialog
            template={shown.template}
            onClose={(template) => setShown(template && { dialog: 'edit', template })}
          />
        )}
        {shown?.dialog === 'library' && <KeywordLibraryDialog onClose={close} />}
      </Suspense>
    </Screen>
  );
}
