import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { moved, placed } from './imageOrder.ts';
import { useFocusInList } from './useFocusInList.ts';
import { type ImageRules, type SendImage, type Transfer, type UploadedImage, useTransfers } from './useTransfers.ts';

interface Given {
  list: RefObject<HTMLElement | null>;
  value: readonly UploadedImage[];
  onChange: ((images: UploadedImage[]) => void) | undefined;
  send: SendImage;
  rules: ImageRules;
  limit: number;
  disabled: boolean;
}

/** Combines the pictures of a form with the files being uploaded, and offers every action on them. */
export function useImageList({ list, value, onChange, send, rules, limit, disabled }: Given) {
  const t = useT();
  const keepFocus = useFocusInList(list);
  const [complaint, setComplaint] = useState<string>();
  const [news, setNews] = useState('');
  const ranks = useRef(new Map<string, number>());

  // An upload ends long after the render that started it, so it reads the latest props.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  function put(images: UploadedImage[]) {
    latest.current.value = images;
    latest.current.onChange?.(images);
  }

  const { transfers, add, drop, retry } = useTransfers({ rules, send, onStored: settle });
  /** The picture takes the file's place. */
  function settle(image: UploadedImage, { key, file }: Transfer) {
    if (latest.current.value.some(({ id }) => id === image.id)) {
      setComplaint(t('ui.imageTwice', { name: file.name }));
      keepFocus(() => drop([key]));
      return;
    }
    ranks.current.set(image.id, key);
    const images = placed(latest.current.value, image, ({ id }) => ranks.current.get(id));
    keepFocus(() => {
      drop([key]);
      put(images);
    });
    setNews(t('ui.imageStored', { name: image.name }));
  }
  const refused = transfers.filter(({ state }) => state === 'refused').map(({ key }) => key);
  const room = Math.max(0, limit - value.length - (transfers.length - refused.length));

  return {
    transfers,
    room,
    /** The reason why files were not accepted. */
    complaint,
    /** Announces the last change to screen readers. */
    news,

    take(files: readonly File[]) {
      if (disabled || files.length === 0) return;
      if (files.length > room) {
        const tooMany = t('ui.imagesTooMany', { room, chosen: files.length });
        setComplaint(room > 0 ? tooMany : t('ui.imagesFull', { limit }));
        return;
      }
      setComplaint(undefined);
      keepFocus(() => {
        drop(refused);
        add(files);
      });
    },
    remove(at: number) {
      if (disabled) return;
      setComplaint(undefined);
      setNews(t('ui.imageRemoved', { name: value[at]!.name }));
      keepFocus(() => put(value.toSpliced(at, 1)));
    },
    leave({ key }: Transfer) {
      setComplaint(undefined);
      keepFocus(() => drop([key]));
    },
    settle,
    retry: (transfer: Transfer) => keepFocus(() => retry(transfer)),
    move(from: number, to: number) {
      if (disabled || from === to || to < 0 || to >= value.length) return;
      put(moved(value, from, to));
      setNews(t('ui.imageMoved', { name: value[from]!.name, at: to + 1, count: value.length }));
    },
  };
}
