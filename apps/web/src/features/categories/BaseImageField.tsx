import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { brokenFileRule } from '@pressroom/contract/library/pictureRules';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { readOf } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { PicturePicker } from '../library/library.public.tsx';
import styles from './BaseImageField.module.css';

interface Props {
  id?: string;
  /** The picture's id. */
  value?: string;
  onChange?: (id: string | undefined, picture: LibraryFile | undefined) => void;
}

/** A picture of the library, or a new one of its own: uploaded, or dropped here. */
export function BaseImageField({ onChange, ...control }: Props) {
  const t = useT();
  const { message } = App.useApp();
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useCommand(library.upload);
  const [share, setShare] = useState(0);

  async function take(file: File | undefined) {
    if (!file) return;
    const broken = brokenFileRule(file);
    if (broken) {
      void message.error(t(broken.key, broken.params));
      return;
    }
    setShare(0);
    const picture = await upload.run({}, { files: [file], onProgress: setShare });
    if (!picture) return;
    client.setQueryData(readOf(library.fileDetails, { id: picture.id }).queryKey, picture);
    onChange?.(picture.id, picture);
  }

  return (
    <div
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <PicturePicker {...control} onChange={onChange} />
      <input
        ref={chooser}
        type="file"
        // antd's forms show every file input
        style={{ display: 'none' }}
        accept="image/png,image/jpeg,image/gif"
        aria-label={t('categories.upload')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // the same file may be chosen again
          target.value = '';
        }}
      />
      <Button icon={<UploadOutlined />} loading={upload.pending} onClick={() => chooser.current?.click()}>
        {t('categories.upload')}
      </Button>
      {upload.pending && <Progress percent={Math.round(share * 100)} size="small" />}
    </div>
  );
}
