import { imageType as slotTypes, pictures } from '@pressroom/contract/pictures/pictures';
import type { PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { CallFailure, isFailure } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useHoldSave } from '../../../kit/heldSave.ts';
import type { Described } from '../../../ui/imageUpload/AddTile.tsx';
import { ImageUpload } from '../../../ui/imageUpload/ImageUpload.tsx';
import type { SendImage } from '../../../ui/imageUpload/useTransfers.ts';
import { useImageRules } from '../judge/useImageRules.ts';

interface Props extends Described {
  /** Addresses, in their order. */
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  rule: PictureRule;
  most: number;
  /** The slot, by whose rule the server judges; absent: pictures of packaging. */
  imageType?: (typeof slotTypes.values)[number];
  disabled?: boolean;
}

const none: readonly string[] = [];

/** A form control for the pictures of one slot: it sends files as soon as they are chosen, and holds their addresses. */
export function PictureCards({ value = none, onChange, rule, most, imageType, disabled, ...control }: Props) {
  const t = useT();
  const rules = useImageRules(rule);
  /** Only the pictures that were sent from here have names. */
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());

  const [isBusy, setBusy] = useState(false);
  useHoldSave(isBusy ? t('pictures.stillUploading') : undefined);

  const send: SendImage = async (file, options) => {
    try {
      const [result] = await call(pictures.upload, { imageType }, { files: [file], ...options });
      const { fileUrl } = result!.picture!;
      setNames((known) => new Map(known).set(fileUrl, file.name));
      return { id: fileUrl, url: fileUrl, name: file.name };
    } catch (cause) {
      // the tile has the file's name above it: only what is wrong with it is said
      if (!isFailure(cause, 'pictures.refused')) throw cause;
      const problems = cause.data.flatMap((refused) => refused.problems);
      const { code, status } = cause;
      throw new CallFailure({ code, status, reason: problems.join(t('platform.separator')) });
    }
  };
  const cards = (
    <ImageUpload
      {...control}
      value={value.map((url, at) => ({ id: url, url, name: names.get(url) ?? t('pictures.numbered', { at: at + 1 }) }))}
      onChange={(images) => onChange?.(images.map(({ url }) => url))}
      send={send}
      rules={rules}
      limit={most}
      onBusy={setBusy}
    />
  );
  return disabled ? <ConfigProvider componentDisabled>{cards}</ConfigProvider> : cards;
}
