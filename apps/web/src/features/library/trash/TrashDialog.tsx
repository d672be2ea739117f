import { library } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './TrashDialog.module.css';
import { useTrashColumns } from './useTrashColumns.tsx';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

/** Deleted pictures, for as long as they are kept: back to where they lay, or away for good. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const list = useResourceList(library.trash, { storage: 'memory' });
  const columns = useTrashColumns();
  const count = list.selected.length;
  const ids = list.selected.map(({ id }) => id);
  const restore = useCommand(library.restore, {
    success: ({ restored, taken }) =>
      taken.length === 0
        ? t('library.restored', { count: restored })
        : t('library.restoredSome', { count: restored, names: taken.slice(0, 5).join(t('platform.separator')) }),
    invalidates: [library.trash, library.pictures, library.count, library.folderDetails],
  });
  const purge = useCommand(library.purge, {
    success: t('library.purged', { count }),
    invalidates: [library.trash],
    confirm: () => ({
      title: t('library.purgeTitle', { count }),
      detail: t('library.purgeDetail'),
      ok: t('library.purge'),
      danger: true,
    }),
  });
  const clearAfter = async (done: Promise<unknown>) => {
    if ((await done) !== undefined) list.clearSelection();
  };
  const tools = (
    <>
      <Button
        type="primary"
        disabled={count === 0}
        loading={restore.pending}
        onClick={() => void clearAfter(restore.run({ ids }))}
      >
        {t('library.restore')}
      </Button>
      <Can endpoint={library.purge}>
        <Button
          danger
          disabled={count === 0}
          loading={purge.pending}
          onClick={() => void clearAfter(purge.run({ ids }))}
        >
          {t('library.purge')}
        </Button>
      </Can>
    </>
  );
  return (
    <Dialog
      centered
      width="min(1080px, 94vw)"
      className={styles.dialog}
      title={t('library.trash')}
      footer={null}
      onCancel={onClose}
    >
      <p className={styles.hint}>{t('library.trashHint')}</p>
      <SearchForm list={list}>
        <SearchItem label={t('library.nameFilter')} name="name" width={200}>
          <ClearableInput {...list.field('name')} maxLength={150} />
        </SearchItem>
      </SearchForm>
      <div className={styles.table}>
        <ResourceTable list={list} columns={columns} empty={t('library.trashEmpty')} tools={tools} selectable />
      </div>
    </Dialog>
  );
}
