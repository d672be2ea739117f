import { library, libraryRoot, type LibraryFile } from '@pressroom/contract/library/library';
import { Button, Input, type InputRef } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { TableFoot } from '../../kit/TableFoot.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FolderSelect } from './FolderSelect.tsx';
import styles from './PickerDialog.module.css';
import { PictureGrid } from './PictureGrid.tsx';

const PictureViewer = lazy(async () => ({ default: (await import('./PictureViewer.tsx')).PictureViewer }));

interface Props {
  onPick: (picture: LibraryFile) => void;
  onClose: () => void;
}

const typingPause = 250;

/** The whole library to choose one picture from. */
export function PickerDialog({ onPick, onClose }: Props) {
  const t = useT();
  const [folderId, setFolderId] = useState<string>(libraryRoot);
  const list = useResourceList(library.folderDetails, { place: 'memory', fixed: { folderId } });
  const search = useRef<InputRef>(null);
  const [word, setWord] = useState('');
  const [zoomed, setZoomed] = useState<LibraryFile>();
  const [chosen] = list.selected;

  useEffect(() => {
    const timer = setTimeout(() => {
      if (word !== (list.filters.name ?? '')) list.setFilters({ name: word || undefined });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [word, list]);

  return (
    <Dialog
      centered
      width="min(1080px, 94vw)"
      title={t('library.choose')}
      className={styles.dialog}
      onCancel={onClose}
      afterOpenChange={(open) => open && search.current?.focus()}
      footer={
        <>
          <span className={styles.hint}>{t('library.pickHint')}</span>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="primary" disabled={!chosen} onClick={() => chosen && onPick(chosen)}>
            {t('library.pick')}
          </Button>
        </>
      }
    >
      <div className={styles.search} role="search">
        <Input
          ref={search}
          allowClear
          value={word}
          maxLength={150}
          aria-label={t('library.searchEverywhere')}
          placeholder={t('library.searchEverywhere')}
          onChange={(event) => setWord(event.target.value)}
        />
        <FolderSelect value={folderId} onChange={setFolderId} />
      </div>
      <div className={styles.pictures}>
        <PictureGrid
          list={list}
          single
          onUse={onPick}
          onZoom={setZoomed}
          empty={<EmptyState title={t(list.filters.name ? 'library.noMatch' : 'library.empty')} />}
        />
      </div>
      <TableFoot list={list}>{null}</TableFoot>
      <Suspense>
        {zoomed && <PictureViewer pictures={list.rows} first={zoomed} onClose={() => setZoomed(undefined)} />}
      </Suspense>
    </Dialog>
  );
}
