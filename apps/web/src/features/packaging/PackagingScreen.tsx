import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { packageShape, packageShapeNames, packageType, packageTypeNames } from '@pressroom/contract/packaging/packages';
import { packaging, type PackagingTemplate } from '@pressroom/contract/packaging/packaging';
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
import { usePackagingColumns } from './usePackagingColumns.tsx';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

const PackagingDialog = lazyPart(async () => (await import('./PackagingDialog.tsx')).PackagingDialog);
const DuplicateDialog = lazyPart(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog);

type Opened = { name: 'add' } | { name: 'edit' | 'duplicate' | 'history'; template: PackagingTemplate };

export function PackagingScreen() {
  const t = useT();
  const list = useResourceList(packaging.page);
  const [opened, setOpened] = useState<Opened>();
  const columns = usePackagingColumns({ onOpen: (name, template) => setOpened({ name, template }) });
  const close = () => setOpened(undefined);
  const choice = (name: 'packageShape' | 'packageType') => ({
    ...list.field(name),
    allowClear: true,
    placeholder: t('ui.all'),
  });
  const addButton = (
    <Can endpoint={packaging.create}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ name: 'add' })}>
        {t('packaging.add')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('packaging.title')} actions={addButton}>
      <SearchForm list={list}>
        <SearchItem label={t('packaging.shape')} name="packageShape" width={130}>
          <Select
            {...choice('packageShape')}
            options={packageShape.values.map((value) => ({ value: String(value), label: t(packageShapeNames[value]) }))}
          />
        </SearchItem>
        <SearchItem label={t('packaging.type')} name="packageType" width={230}>
          <Select
            {...choice('packageType')}
            options={packageType.values.map((value) => ({ value: String(value), label: t(packageTypeNames[value]) }))}
          />
        </SearchItem>
        <SearchItem label={t('packaging.name')} name="name">
          <ClearableInput {...list.field('name')} maxLength={30} />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('packaging.none')} start={addButton} />
      <Suspense>
        {opened?.name === 'add' && <PackagingDialog onClose={close} />}
        {opened?.name === 'edit' && <PackagingDialog template={opened.template} onClose={close} />}
        {opened?.name === 'duplicate' && <DuplicateDialog template={opened.template} onClose={close} />}
        {opened?.name === 'history' && (
          <HistoryDialog object="packagingTemplates" id={opened.template.id} onClose={close} />
        )}
      </Suspense>
    </Screen>
  );
}
