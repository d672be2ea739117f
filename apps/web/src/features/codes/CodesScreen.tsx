import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type CodeEntry, codes, codeType } from '@pressroom/contract/codes/codes';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { CodeTabs } from './CodeTabs.tsx';
import { useCodeColumns } from './useCodeColumns.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

const AddManyDialog = lazyPart(async () => (await import('./AddManyDialog.tsx')).AddManyDialog);
const CodeDialog = lazyPart(async () => (await import('./CodeDialog.tsx')).CodeDialog);

export function CodesScreen() {
  const t = useT();
  const [params] = useSearchParams();
  const type = codeType.catch(codeType.style).parse(params.get('type'));
  const list = useResourceList(codes.page, { fixed: { type } });
  const [editing, setEditing] = useState<CodeEntry | 'new' | 'many'>();
  const columns = useCodeColumns({ type, onEdit: setEditing });
  // the tab is no search: a reset leaves it, and a tab without entries is not a search without a match
  const { type: _, ...searched } = list.filters;
  const reset = () => list.setFilters({ name: undefined, code: undefined });
  const search = { search: list.search, reset, filters: searched };
  const addButton = (
    <Can endpoint={codes.create}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing('new')}>
        {t(`codes.add.${type}`)}
      </Button>
    </Can>
  );
  return (
    <Screen
      title={t('codes.title')}
      actions={
        <>
          <Can endpoint={codes.createMany}>
            <Button onClick={() => setEditing('many')}>{t('codes.addMany')}</Button>
          </Can>
          {addButton}
        </>
      }
    >
      <SearchForm list={search}>
        <SearchItem label={t('codes.name')} name="name">
          <ClearableInput {...list.field('name')} maxLength={50} />
        </SearchItem>
        <SearchItem label={t('codes.code')} name="code" width={140}>
          <ClearableInput {...list.field('code')} maxLength={20} />
        </SearchItem>
      </SearchForm>
      <ResourceTable
        list={{ ...list, filters: searched, reset }}
        columns={columns}
        empty={t(`codes.none.${type}`)}
        start={addButton}
        tools={<CodeTabs type={type} onChange={(next) => list.setFilters(onlyTab(next))} />}
      />
      <Suspense>
        {editing === 'many' && <AddManyDialog type={type} onClose={() => setEditing(undefined)} />}
        {editing && editing !== 'many' && (
          <CodeDialog
            type={type}
            entry={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
    </Screen>
  );
}

/** Each tab has its own search: the words of another tab are dropped. */
const onlyTab = (type: number) => ({ type: String(type), name: undefined, code: undefined });
