import PlusOutlined from '@ant-design/icons/PlusOutlined';
import {
  classification,
  type ClassificationTemplate,
  templateAttention,
} from '@pressroom/contract/classification/classification';
import { Button, Select } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import { HistoryDialog } from '../audit/audit.public.tsx';
import { useTemplateColumns } from './list/useTemplateColumns.tsx';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

const ClassificationDialog = lazyPart(
  async () => (await import('./dialog/ClassificationDialog.tsx')).ClassificationDialog,
);
const DuplicateDialog = lazyPart(async () => (await import('./list/DuplicateDialog.tsx')).DuplicateDialog);

type Opened = { name: 'add' } | { name: 'edit' | 'duplicate' | 'history'; template: ClassificationTemplate };

export function ClassificationScreen() {
  const t = useT();
  const list = useResourceList(classification.page);
  const [opened, setOpened] = useState<Opened>();
  const columns = useTemplateColumns({ onOpen: (name, template) => setOpened({ name, template }) });
  const close = () => setOpened(undefined);
  const addButton = (
    <Can endpoint={classification.create}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ name: 'add' })}>
        {t('classification.add')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('classification.title')} actions={addButton}>
      <SearchForm list={list}>
        <SearchItem label={t('classification.name')} name="fuzzy" width={220}>
          <ClearableInput {...list.field('fuzzy')} maxLength={30} />
        </SearchItem>
        <SearchItem label={t('classification.marketplaceChanges')} name="needsAttention" width={164}>
          <Select
            {...list.field('needsAttention')}
            allowClear
            placeholder={t('ui.all')}
            options={[{ value: String(templateAttention.findings), label: t('classification.toMendOnly') }]}
          />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('classification.none')} start={addButton} />
      <Suspense>
        {opened?.name === 'add' && <ClassificationDialog onClose={close} />}
        {opened?.name === 'edit' && <ClassificationDialog id={opened.template.id} onClose={close} />}
        {opened?.name === 'duplicate' && <DuplicateDialog template={opened.template} onClose={close} />}
        {opened?.name === 'history' && (
          <HistoryDialog object="classificationTemplates" id={opened.template.id} onClose={close} />
        )}
      </Suspense>
    </Screen>
  );
}
