import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { Button } from 'antd';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDeletionQuestion } from '../../../ui/questions/useDeletionQuestion.ts';
import { AddForbiddenWords } from './AddForbiddenWords.tsx';
import styles from './forbidden.module.css';

/** The words that no title or description may hold. */
export function ForbiddenWordsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const list = useResourceList(forbiddenWords.list, { storage: 'memory' });
  const can = useCanCall();
  return (
    <Dialog
      title={t('forbidden.title')}
      width={640}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <p className={styles.hint}>{t('forbidden.hint')}</p>
      {can(forbiddenWords.add) && <AddForbiddenWords />}
      <SearchForm list={list}>
        <SearchItem label={t('forbidden.word')} name="word" width={220}>
          <ClearableInput {...list.field('word')} maxLength={100} />
        </SearchItem>
      </SearchForm>
      <div className={styles.list}>
        <ResourceTable
          list={list}
          columns={[
            { key: 'word', title: t('forbidden.word'), width: 280, render: ({ word }) => word },
            {
              key: 'created',
              title: t('ui.gmtCreate'),
              width: 140,
              minor: true,
              render: ({ gmtCreate }) => showTime(gmtCreate),
            },
          ]}
          empty={t('forbidden.empty')}
          selectable={can(forbiddenWords.del)}
          tools={
            can(forbiddenWords.del) && (
              <DeleteWords ids={list.selected.map(({ id }) => id)} onDeleted={() => list.select([])} />
            )
          }
        />
      </div>
    </Dialog>
  );
}

interface DeleteProps {
  ids: readonly string[];
  onDeleted: () => void;
}

function DeleteWords({ ids, onDeleted }: DeleteProps) {
  const t = useT();
  const askDeletion = useDeletionQuestion();
  const remove = useCommand(forbiddenWords.del, {
    success: ({ deleted }) => t('forbidden.deleted', { count: deleted }),
    invalidates: [forbiddenWords.list],
  });
  async function askAndRemove() {
    const confirmed = await askDeletion({
      title: t('forbidden.deleteTitle', { count: ids.length }),
      content: t('forbidden.deleteContent'),
    });
    if (confirmed && (await remove.run({ ids: [...ids] }))) onDeleted();
  }
  return (
    <Button danger disabled={ids.length === 0} loading={remove.pending} onClick={() => void askAndRemove()}>
      {t('forbidden.deleteChosen', { count: ids.length })}
    </Button>
  );
}
