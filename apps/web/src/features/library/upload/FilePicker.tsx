import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import FolderAddOutlined from '@ant-design/icons/FolderAddOutlined';
import { Button } from 'antd';
import { useRef } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { withoutHidden } from './droppedFiles.ts';
import styles from './FilePicker.module.css';

interface Props {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function FilePicker({ disabled, onFiles }: Props) {
  const t = useT();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onFiles(withoutHidden([...(input.files ?? [])]));
    // emptied, so that choosing the same file again fires a change
    input.value = '';
  };
  return (
    <div className={styles.picker}>
      <p>{t('library.uploadHint')}</p>
      <p className={styles.rules}>{t('library.uploadRules')}</p>
      <div className={styles.buttons}>
        <Button icon={<FileAddOutlined />} disabled={disabled} onClick={() => files.current?.click()}>
          {t('library.chooseFiles')}
        </Button>
        <Button icon={<FolderAddOutlined />} disabled={disabled} onClick={() => folder.current?.click()}>
          {t('library.chooseFolder')}
        </Button>
      </div>
      <input
        ref={files}
        hidden
        multiple
        type="file"
        accept="image/png,.png"
        aria-label={t('library.chooseFiles')}
        onChange={(event) => take(event.target)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          if (input) input.webkitdirectory = true;
        }}
        hidden
        multiple
        type="file"
        aria-label={t('library.chooseFolder')}
        onChange={(event) => take(event.target)}
      />
    </div>
  );
}
