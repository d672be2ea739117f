import type { pictureUses } from '@pressroom/contract/library/picture';
import { Button } from 'antd';
import type { z } from 'zod';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { UseList } from '../viewer/UseList.tsx';

interface Props {
  uses: z.output<typeof pictureUses>;
  onClose: () => void;
}

/** Why nothing was deleted: what still shows the pictures, each with a way to it. */
export function UsesDialog({ uses, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      title={t('library.inUseTitle')}
      width={560}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <p>{t('library.inUseDetail', { count: uses.total })}</p>
      <UseList uses={uses} withPictures />
    </Dialog>
  );
}
