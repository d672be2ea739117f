import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { libraryRoot } from '@pressroom/contract/library/library';
import { pictureOrders } from '@pressroom/contract/library/selection';
import { Button, type InputRef, Select } from 'antd';
import { type RefObject, useRef } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';
import { withoutHidden } from '../upload/droppedFiles.ts';
import styles from './PickerDialog.module.css';
import type { usePlaceInLibrary } from './usePlaceInLibrary.ts';

interface Props {
  place: ReturnType<typeof usePlaceInLibrary>;
  input: RefObject<InputRef | null>;
  busy: boolean;
  /** From the word to what it finds, by the arrow. */
  onDown: () => void;
  /** Files for the open folder; absent where the person may send none. */
  onFiles?: (files: readonly File[]) => void;
}

/** What is shown of the open folder, and in which order; and how more comes into it. */
export function PickerSearch({ place, input, busy, onDown, onFiles }: Props) {
  const t = useT();
  const files = useRef<HTMLInputElement>(null);
  const { search, folderName } = place;
  const label =
    search.folderId === libraryRoot ? t('library.searchEverywhere') : t('library.searchInFolder', { name: folderName });
  return (
    <div className={styles.search} role="search">
      <ClearableInput
        ref={input}
        value={place.word}
        maxLength={150}
        aria-label={label}
        placeholder={label}
        onChange={(event) => place.setWord(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
      />
      <Select
        value={place.order}
        aria-label={t('library.order')}
        options={pictureOrders.map((value) => ({ value, label: t(`library.order.${value}`) }))}
        onChange={place.setOrder}
      />
      {onFiles && (
        <>
          <Button icon={<UploadOutlined />} loading={busy} onClick={() => files.current?.click()}>
            {t('library.uploadHere')}
          </Button>
          <input
            ref={files}
            hidden
            multiple
            type="file"
            accept="image/png,.png"
            aria-label={t('library.uploadHere')}
            onChange={({ target }) => {
              onFiles(withoutHidden([...(target.files ?? [])]));
              // emptied, so that choosing the same file again fires a change
              target.value = '';
            }}
          />
        </>
      )}
    </div>
  );
}
