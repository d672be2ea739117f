import type { ImageType, PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { pictures } from '@pressroom/contract/pictures/pictures';
import { ConfigProvider } from 'antd';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../../client/call.ts';
import { CallFailure, isFailure } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useHoldSave } from '../../../kit/heldSave.ts';
import type { Act } from '../../../ui/ActMenu.tsx';
import type { Described } from '../../../ui/imageUpload/AddTile.tsx';
import { ImageUpload } from '../../../ui/imageUpload/ImageUpload.tsx';
import type { BroughtImage } from '../../../ui/imageUpload/useDroppedFiles.ts';
import type { SendImage, Transfer, UploadedImage } from '../../../ui/imageUpload/useTransfers.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { scaled } from '../../../ui/Thumb.tsx';
import type { MissingPicture } from '../fix/useFixes.ts';
import { useImageRules } from '../judge/useImageRules.ts';

const FixDialog = lazyPart(async () => (await import('../fix/FixDialog.tsx')).FixDialog);

interface Props extends Described {
  /** Addresses, in their order. */
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  rule: PictureRule;
  most: number;
  /** The slot, by whose rule the server judges; absent: pictures of packaging. */
  imageType?: ImageType;
  disabled?: boolean;
  /** What else may be done with a picture. */
  actsOf?: (address: string) => readonly Act[];
  /** The name by which other lists know where a picture comes from. Absent: none is dragged to or from here. */
  list?: string;
  /** Takes a picture that is dragged here from another list. */
  onBring?: (image: BroughtImage, at: number) => void;
}

/** Pictures that are being brought to the rule, and where each goes when it is. */
interface Fixing {
  items: readonly MissingPicture[];
  settle: (picture: UploadedImage, item: MissingPicture) => void;
}

const none: readonly string[] = [];
const previewSize = 220;

/** A form control for the pictures of one slot: it sends files as soon as they are chosen, and holds their addresses. */
export function PictureCards({ value = none, onChange, rule, most, imageType, disabled, ...rest }: Props) {
  const { actsOf, list, onBring, ...control } = rest;
  const t = useT();
  const rules = useImageRules(rule);
  /** Only the pictures that were sent from here have names. */
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [fixing, setFixing] = useState<Fixing>();

  // a fix ends long after the render that began it
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });

  const [isBusy, setBusy] = useState(false);
  useHoldSave(isBusy ? t('pictures.stillUploading') : undefined);

  const named = (url: string, name: string) => {
    setNames((known) => new Map(known).set(url, name));
    return { id: url, url, name };
  };
  const send: SendImage = async (file, options) => {
    try {
      const [result] = await call(pictures.upload, { imageType }, { files: [file], ...options });
      return named(result!.picture!.fileUrl, file.name);
    } catch (cause) {
      // the tile has the file's name above it: only what is wrong with it is said
      if (!isFailure(cause, 'pictures.refused')) throw cause;
      const problems = cause.data.flatMap((refused) => refused.problems);
      const { code, status } = cause;
      throw new CallFailure({ code, status, reason: problems.join(t('platform.separator')) });
    }
  };

  function fixFiles(refused: readonly Transfer[], settle: (image: UploadedImage, of: Transfer) => void) {
    const items = refused.map(({ key, file, preview, cause }) => ({
      key: String(key),
      name: file.name,
      preview,
      source: file,
      cause,
    }));
    setFixing({
      items,
      settle: (picture, { key }) =>
        settle(
          picture,
          refused.find((transfer) => String(transfer.key) === key)!,
        ),
    });
  }
  function fixKept({ url, name }: UploadedImage) {
    setFixing({
      items: [{ key: url, name, preview: scaled(url, previewSize), source: url }],
      settle(picture) {
        const { value: present, onChange: change } = latest.current;
        change?.(present.map((address) => (address === url ? picture.url : address)));
      },
    });
  }
  const cards = (
    <ImageUpload
      {...control}
      value={value.map((url, at) => ({ id: url, url, name: names.get(url) ?? t('pictures.numbered', { at: at + 1 }) }))}
      onChange={(images) => onChange?.(images.map(({ url }) => url))}
      send={send}
      rules={rules}
      limit={most}
      onBusy={setBusy}
      onFix={fixFiles}
      actsOf={(image) => [
        ...(actsOf?.(image.url) ?? []),
        ...(rule.shapes.length > 0 ? [{ label: t('pictures.fixKept'), run: () => fixKept(image) }] : []),
      ]}
      list={list}
      onBring={onBring}
    />
  );
  return (
    <>
      {disabled ? <ConfigProvider componentDisabled>{cards}</ConfigProvider> : cards}
      <Suspense>
        {fixing && (
          <FixDialog
            items={fixing.items}
            rule={rule}
            imageType={imageType}
            onClose={() => setFixing(undefined)}
            onUse={(fixed) => {
              setFixing(undefined);
              for (const { item, picture } of fixed) fixing.settle(named(picture.fileUrl, item.name), item);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
