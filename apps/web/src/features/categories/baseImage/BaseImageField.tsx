import { library, type LibraryFile, libraryRoot, libraryType } from '@pressroom/contract/library/library';
import { maxMegabytes } from '@pressroom/contract/library/pictureRules';
import type { PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import { readOf, useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ImageUpload } from '../../../ui/imageUpload/ImageUpload.tsx';
import type { SendImage } from '../../../ui/imageUpload/useTransfers.ts';
import { useImageRules } from '../../pictures/pictures.public.tsx';
import { PicturePicker } from '../../library/library.public.tsx';
import styles from './BaseImageField.module.css';

const baseImageRule: PictureRule = {
  formats: ['image/png', 'image/jpeg', 'image/gif'],
  maxBytes: maxMegabytes * 1024 * 1024,
  shapes: [],
};

interface Props {
  id?: string;
  /** The picture's id. */
  value?: string;
  onChange?: (id: string | undefined, picture?: LibraryFile) => void;
}

/** A picture of the category's own, or one of the library. */
export function BaseImageField({ value, onChange, ...control }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { data: picture, isError } = useRead(library.fileDetails, { id: value ?? '' }, { enabled: Boolean(value) });
  const shown = value && {
    id: value,
    url: picture?.fileUrl ?? '',
    name: picture?.name ?? (isError ? t('library.missing') : ''),
  };

  const rules = useImageRules(baseImageRule);
  const known = (id: string) => client.getQueryData(readOf(library.fileDetails, { id }).queryKey);
  const send: SendImage = async (file, options) => {
    const target = { folderId: libraryRoot, libraryType: libraryType.record };
    const stored = await call(library.upload, target, { files: [file], ...options });
    client.setQueryData(readOf(library.fileDetails, { id: stored.id }).queryKey, stored);
    return { id: stored.id, url: stored.fileUrl, name: stored.name };
  };
  return (
    <div className={styles.field}>
      <ImageUpload
        {...control}
        value={shown ? [shown] : []}
        onChange={([image]) => onChange?.(image?.id, image && known(image.id))}
        send={send}
        rules={rules}
      />
      <PicturePicker onChange={onChange} />
    </div>
  );
}
