import { libraryRoot, type LibraryFile } from '@pressroom/contract/library/library';
import { Button, Input, type InputRef } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FolderSelect } from '../folders/FolderSelect.tsx';
import styles from './PickerDialog.module.css';
import { PictureGrid } from '../grid/PictureGrid.tsx';
import { usePictureFeed } from '../pictures/usePictureFeed.ts';
import { useSelection } from '../pictures/useSelection.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const PictureViewer = lazyPart(async () => (await import('../viewer/PictureViewer.tsx')).PictureViewer);

interface Props {
  onPick: (picture: LibraryFile) => void;
  onClose: () => void;
}

const typingPause = 250;

/** The whole library to choose one picture from. */
export function PickerDialog({ onPick, onClose }: Props) {
  const t = useT();
  const [folderId, setFolderId] = useState<string>(libraryRoot);
  const search = useRef<InputRef>(null);
  const [word, setWord] = useState('');
  const [name, setName] = useState<string>();
  const wanted = { folderId, name };
  const feed = usePictureFeed(wanted);
  const selection = useSelection(wanted);
  const [zoomed, setZoomed] = useState<LibraryFile>();
  const [chosen] = selection.pictures;

  useEffect(() => {
    const timer = setTimeout(() => setName(word.trim() || undefined), typingPause);
    return () => clearTimeout(timer);
  }, [word]);

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
          <span className={styles.hint}>
            {feed.total !== undefined && `${t('library.total', { count: feed.total })} · `}
            {t('library.pickHint')}
          </span>
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
          feed={feed}
          selection={selection}
          single
          onUse={onPick}
          onZoom={setZoomed}
          empty={<EmptyState title={t(name ? 'library.noMatch' : 'library.empty')} />}
        />
      </div>
      <Suspense>
        {zoomed && <PictureViewer pictures={feed.rows} first={zoomed} onClose={() => setZoomed(undefined)} />}
      </Suspense>
    </Dialog>
  );
}
