import type { LibraryFile } from '@pressroom/contract/library/library';
import { type ImageSlot, imageSlots, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import { pictures } from '@pressroom/contract/pictures/pictures';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { BroughtImage } from '../../../ui/imageUpload/useDroppedFiles.ts';
import { scaled } from '../../../ui/Thumb.tsx';
import type { MissingPicture } from '../fix/useFixes.ts';
import { useFittingPictures } from '../judge/useFittingPictures.ts';
import type { SlotBoard } from './slotBoard.ts';

/** What came of the last pictures that were to be put into a slot. */
interface Told {
  lines: readonly string[];
  /** Those that miss the slot's rule and could be brought to it. */
  missing: readonly MissingPicture[];
}

interface Refused {
  /** For which picture what is wrong, in words. */
  line: string;
  missing?: MissingPicture;
}

const silent: Told = { lines: [], missing: [] };
const previewSize = 220;

/** The name under which a slot's pictures are dragged. */
export const dragName = (type: ImageType) => `slot ${type}`;

/** Puts kept pictures into a slot, each judged by the slot's rule first: of other slots, or of the library. */
export function useSlotPictures(slot: ImageSlot, board: SlotBoard, most: number) {
  const t = useT();
  const judge = useFittingPictures(slot);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told>(silent);
  const present = () => board.read()[slot.type] ?? [];

  /** Adds what there is room for, and says what came of it. */
  function put(fitting: readonly string[], refused: readonly Refused[] = []) {
    const held = present();
    const fresh = fitting.filter((address) => !held.includes(address));
    const taken = fresh.slice(0, Math.max(0, most - held.length));
    if (taken.length > 0) board.write({ [slot.type]: [...held, ...taken] });
    const left = fresh.length - taken.length;
    setTold({
      lines: [
        ...(taken.length > 0 ? [t('pictures.taken', { count: taken.length })] : []),
        ...(left > 0 ? [t('pictures.noRoom', { count: left })] : []),
        ...refused.map(({ line }) => line),
      ],
      missing: refused.flatMap(({ missing }) => missing ?? []),
    });
  }

  async function whileBusy(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      setTold({ lines: [failureText(cause, t)], missing: [] });
    } finally {
      setBusy(false);
    }
  }

  async function judged(from: ImageType, links: readonly string[]) {
    const name = t(`pictures.slot.${from}`);
    const { fitting, refused } = await judge(links);
    return {
      fitting,
      refused: refused.map(({ at, address, cause, fixable }): Refused => {
        const missing = { key: address, name, preview: scaled(address, previewSize), source: address, cause };
        return { line: t('pictures.notTaken', { from: name, at, cause }), missing: fixable ? missing : undefined };
      }),
    };
  }

  return {
    busy,
    told,
    forget: () => setTold(silent),
    add: (addresses: readonly string[]) => put(addresses),

    takeFrom: (from: ImageType, links: readonly string[]) =>
      whileBusy(async () => {
        const { fitting, refused } = await judged(from, links);
        put(fitting, refused);
      }),

    fromLibrary: (files: readonly LibraryFile[]) =>
      whileBusy(async () => {
        const found = await call(pictures.fromLibrary, { ids: files.map(({ id }) => id), imageType: slot.type });
        const fitting = found.filter(({ problems }) => problems.length === 0);
        const others = found.filter(({ problems }) => problems.length > 0);
        put(
          fitting.flatMap(({ picture }) => picture?.fileUrl ?? []),
          others.map(({ fileName: name, picture, problems }) => {
            const cause = problems.join(t('platform.separator'));
            const source = picture!.fileUrl;
            const missing = { key: source, name, preview: scaled(source, previewSize), source, cause };
            return { line: t('pictures.libraryNotTaken', { name, cause }), missing };
          }),
        );
      }),

    /** A picture that was dragged here from another slot, which keeps it only where it is copied. */
    bring: ({ url, list, copy }: BroughtImage, at: number) =>
      whileBusy(async () => {
        const source = imageSlots.find(({ type }) => dragName(type) === list);
        if (!source) return;
        const { fitting, refused } = await judged(source.type, [url]);
        const held = present();
        if (fitting.length === 0 || held.includes(url)) return put(fitting, refused);
        // a slot for one picture shows the new one
        const others = most === 1 ? [] : held;
        if (others.length >= most) return put(fitting);
        const left = (board.read()[source.type] ?? []).filter((address) => address !== url);
        board.write({ ...(!copy && { [source.type]: left }), [slot.type]: others.toSpliced(at, 0, url) });
        setTold(silent);
      }),
  };
}
