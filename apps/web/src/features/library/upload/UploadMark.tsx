import CloudUploadOutlined from '@ant-design/icons/CloudUploadOutlined';
import { Button } from 'antd';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { uploadStatus } from './uploadStatus.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const UploadDialog = lazyPart(async () => (await import('./UploadDialog.tsx')).UploadDialog);
const nothing: readonly File[] = [];

/** Shows on every screen how far the uploads are, and opens their dialog. */
export function UploadMark() {
  const t = useT();
  const { running, offline, total, settled } = useSyncExternalStore(uploadStatus.watch, uploadStatus.read);
  const [open, setOpen] = useState(false);
  if (!running && !open) return null;
  return (
    <>
      <Button type="text" danger={offline} icon={<CloudUploadOutlined />} onClick={() => setOpen(true)}>
        {offline ? t('library.uploadOffline') : `${settled} / ${total}`}
      </Button>
      <Suspense>{open && <UploadDialog dropped={nothing} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
