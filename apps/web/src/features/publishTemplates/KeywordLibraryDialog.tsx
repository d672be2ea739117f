import { keywordsOf } from '@pressroom/contract/publishTemplates/form';
import { type TitleKeyword, titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { Button } from 'antd';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { type Column, ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDeletionQuestion } from '../../ui/questions/useDeletionQuestion.ts';
import { AddKeywords } from './AddKeywords.tsx';
import styles from './publishTemplates.module.css';

interface Props {
  /** Absent: the library is looked after, nothing is chosen from it. */
  onChoose?: (keywords: string[]) => void;
  onClose: () => void;
}

/** The words that titles are made of. */
export function KeywordLibraryDialog({ onChoose, onClose }: Props) {
  const t = useT();
  const list = useResourceList(titleKeywords.list, { storage: 'memory' });
  const chosen = list.selected.map(({ keyword }) => keyword);
  return (
    <Dialog
      title={t('publishTemplates.library')}
      width={640}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(onChoose ? 'ui.cancel' : 'ui.close')}</Button>
          {onChoose && (
            <Button type="primary" disabled={chosen.length === 0} onClick={() => onChoose(keywordsOf(chosen))}>
              {t('publishTemplates.chooseKeywords', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <AddKeywords />
      <SearchForm list={list}>
        <SearchItem label={t('publishTemplates.keyword')} name="keyword" width={220}>
          <ClearableInput {...list.field('keyword')} maxLength={100} />
        </SearchItem>
      </SearchForm>
      <div className={styles.library}>
        <ResourceTable
          list={list}
          columns={useColumns()}
          empty={t('publishTemplates.libraryEmpty')}
          selectable={onChoose !== undefined}
        />
      </div>
    </Dialog>
  );
}

function useColumns(): Column<TitleKeyword>[] {
  const t = useT();
  return [
    { key: 'keyword', title: t('publishTemplates.keyword'), width: 240, render: ({ keyword }) => keyword },
    {
      key: 'created',
      title: t('ui.gmtCreate'),
      width: 140,
      minor: true,
      render: ({ gmtCreate }) => showTime(gmtCreate),
    },
    { key: 'actions', title: t('ui.actions'), width: 90, render: (keyword) => <DeleteKeyword keyword={keyword} /> },
  ];
}

function DeleteKeyword({ keyword: { id, keyword } }: { keyword: TitleKeyword }) {
  const t = useT();
  const askDeletion = useDeletionQuestion();
  const may = useCanCall()(titleKeywords.del);
  const remove = useCommand(titleKeywords.del, {
    success: t('publishTemplates.keywordDeleted', { keyword }),
    invalidates: [titleKeywords.list],
  });
  async function askAndRemove() {
    const confirmed = await askDeletion({
      title: t('publishTemplates.deleteTitle', { name: keyword }),
      content: t('publishTemplates.deleteKeyword'),
    });
    if (confirmed) await remove.run({ id });
  }
  if (!may) return null;
  return (
    <Button type="link" size="small" danger loading={remove.pending} onClick={() => void askAndRemove()}>
      {t('ui.delete')}
    </Button>
  );
}
