import { libraryRoot, type LibraryFile } from '@pressroom/contract/library/library';
import { Button, type InputRef } from 'antd';
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
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

const PictureViewer = lazyPart(async () => (await import('../viewer/PictureViewer.tsx')).PictureViewer);

interface Props {
  /** Up to so many may be chosen; 1 where it is absent. */
  most?: number;
  onPick: (pictures: LibraryFile[]) => void;
  onClose: () => void;
}

const typingPause = 250;

/** The whole library to choose from. */
export function PickerDialog({ most = 1, onPick, onClose }: Props) {
  const t = useT();
  const [folderId, setFolderId] = useState<string>(libraryRoot);
  const search = useRef<InputRef>(null);
  const [word, setWord] = useState('');
  const [name, setName] = useState<string>();
  const wanted = { folderId, name };
  const feed = usePictureFeed(wanted);
  const selection = useSelection(wanted);
  const [zoomed, setZoomed] = useState<LibraryFile>();
  const single = most === 1;
  const chosen = selection.everything ? feed.rows.filter(({ id }) => selection.has(id)) : selection.pictures;
  const tooMany = chosen.length > most;

  useEffect(() => {
    const timer = setTimeout(() => setName(word.trim() || undefined), typingPause);
    return () => clearTimeout(timer);
  }, [word]);

  function use(picture: LibraryFile) {
    const all = single ? [picture] : [...chosen.filter(({ id }) => id !== picture.id), picture];
    if (all.length <= most) onPick(all);
  }
  return (
    <Dialog
      centered
      width={single ? 'min(1080px, 94vw)' : '80%'}
      title={t(single ? 'library.choose' : 'library.chooseMany')}
      className={styles.dialog}
      onCancel={onClose}
      afterOpenChange={(open) => open && search.current?.focus()}
      footer={
        <>
          <span className={styles.hint}>
            {feed.total !== undefined && `${t('library.total', { count: feed.total })} · `}
            {tooMany
              ? t('library.pickAtMost', { count: most })
              : t(single ? 'library.pickHint' : 'library.pickManyHint')}
          </span>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="primary" disabled={chosen.length === 0 || tooMany} onClick={() => onPick(chosen)}>
            {single ? t('library.pick') : t('library.pickMany', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.search} role="search">
        <ClearableInput
          ref={search}
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
          single={single}
          onUse={use}
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
