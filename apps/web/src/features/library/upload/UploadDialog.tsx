import { libraryRoot } from '@pressroom/contract/library/library';
import { Alert, Button, Form, Progress } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FileDropArea } from './FileDropArea.tsx';
import { FilePicker } from './FilePicker.tsx';
import { FolderSelect } from '../folders/FolderSelect.tsx';
import styles from './UploadDialog.module.css';
import { UploadRow } from './UploadRow.tsx';
import type { Upload } from './uploads.ts';
import { useUploads } from './useUploads.ts';
import { useQuestion } from '../../../ui/questions/question.ts';

interface Props {
  /** The top where none is given. */
  folderId?: string;
  /** Files that were dropped before the dialog opened. */
  dropped: readonly File[];
  onClose: () => void;
}

/** Problems first: among hundreds of files they are what must be seen. */
const order: readonly Upload['state'][] = ['failed', 'refused', 'held', 'sending', 'checking', 'waiting', 'stored'];

/** Uploads go on when the dialog is closed. */
export function UploadDialog({ folderId = libraryRoot, dropped, onClose }: Props) {
  const t = useT();
  const ask = useQuestion();
  const targetId = useId();
  const [target, setTarget] = useState(folderId);
  const { uploads, running, offline, add, send, stop, drop, wantHeld, clear } = useUploads();
  const taken = useRef<readonly File[]>(undefined);
  useEffect(() => {
    if (taken.current === dropped) return;
    taken.current = dropped;
    void add(dropped);
  }, [dropped, add]);

  const count = (...states: Upload['state'][]) => uploads.filter(({ state }) => states.includes(state)).length;
  const toSend = count('waiting', 'failed');
  const held = count('held');
  const remaining = running ? count('waiting', 'checking', 'sending') : toSend;
  const sent = uploads.reduce((sum, { file, share }) => sum + file.size * share, 0);
  const total = uploads.reduce(
    (sum, { file, state }) => sum + (state === 'refused' || state === 'held' ? 0 : file.size),
    0,
  );
  const rows = order.flatMap((state) => uploads.filter((upload) => upload.state === state));

  async function close() {
    const leaves =
      running ||
      toSend === 0 ||
      (await ask({
        title: t('library.leaveTitle', { count: toSend }),
        content: t('library.leaveDetail'),
        okText: t('library.leave'),
        cancelText: t('library.stay'),
      }));
    if (!leaves) return;
    clear();
    onClose();
  }
  return (
    <Dialog
      title={t('library.upload')}
      width={760}
      className={styles.dialog}
      mask={{ closable: false }}
      onCancel={() => void close()}
      footer={
        <>
          {running && (
            <Button danger onClick={stop}>
              {t('library.stopUpload')}
            </Button>
          )}
          <Button type={toSend === 0 && count('stored') > 0 ? 'primary' : 'default'} onClick={() => void close()}>
            {t(running ? 'library.uploadBehind' : 'ui.close')}
          </Button>
          <Button type="primary" loading={running} disabled={toSend === 0} onClick={() => void send(target)}>
            {remaining > 0 ? t('library.uploadCount', { count: remaining }) : t('library.uploadNow')}
          </Button>
        </>
      }
    >
      <Form layout="vertical" disabled={running}>
        <Form.Item label={t('library.target')} htmlFor={targetId}>
          <FolderSelect id={targetId} value={target} onChange={setTarget} />
        </Form.Item>
      </Form>
      <FileDropArea disabled={running} hint={t('library.dropHere')} onFiles={(files) => void add(files)}>
        <FilePicker disabled={running} onFiles={(files) => void add(files)} />
        {offline && <Alert type="warning" showIcon title={t('library.uploadWaits')} className={styles.alert} />}
        {held > 0 && !running && (
          <Alert
            type="warning"
            showIcon
            className={styles.alert}
            title={t('library.uploadHeld', { count: held })}
            action={
              <Button
                size="small"
                onClick={() => {
                  wantHeld();
                  void send(target);
                }}
              >
                {t('library.uploadTwice')}
              </Button>
            }
          />
        )}
        {uploads.length > 0 && (
          <>
            <p className={styles.summary} role="status">
              {t('library.uploadSummary', {
                stored: count('stored'),
                refused: count('refused', 'failed'),
                waiting: count('waiting', 'checking', 'sending'),
              })}
            </p>
            <Progress percent={total === 0 ? 0 : Math.round((sent / total) * 100)} size="small" showInfo={false} />
            <ul className={styles.rows}>
              {rows.map((upload) => (
                <UploadRow key={upload.key} upload={upload} onDrop={running ? undefined : drop} />
              ))}
            </ul>
          </>
        )}
      </FileDropArea>
    </Dialog>
  );
}
