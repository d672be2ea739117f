import { packaging, packagingImages } from '@pressroom/contract/packaging/packaging';
import { imageSlotOf, imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { useRef, useState } from 'react';
import { call } from '../../../client/call.ts';
import { CallFailure } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useFittingPictures } from '../judge/useFittingPictures.ts';
import type { SlotBoard } from './slotBoard.ts';

const slot = imageSlotOf(imageTypes.temuOuterPackaging)!;

interface Known {
  id: string;
  name: string;
}

interface Packaging extends Known {
  /** Addresses, in their order. */
  pictures: readonly string[];
}

/**
 * Puts the pictures of a chosen packaging template into their slot. Pictures that somebody has put there are replaced only
 * with their consent; those of the packaging template chosen before give way.
 */
export function usePackagingPictures(board: SlotBoard) {
  const t = useT();
  const ask = useQuestion();
  const judge = useFittingPictures(slot);
  const latest = useRef(0);
  /** Whatever stood in the slot because a packaging template has it. */
  const [put, setPut] = useState<readonly string[]>([]);
  const [news, setNews] = useState<string>();

  /** `former` is the packaging template that the record has named so far. */
  async function offer({ name, pictures }: Packaging, former: Known | undefined) {
    latest.current += 1;
    const mine = latest.current;
    const { fitting, refused } = await judge(pictures);
    const isOfPackaging = await packagingOf(board.read()[slot.type] ?? [], former);
    // another template has been chosen meanwhile
    if (mine !== latest.current) return;
    const links = fitting.slice(0, slot.count.max);
    const said = refused.map(({ at, cause }) => t('pictures.notTaken', { from: name, at, cause }));
    setNews(said.join('\n') || undefined);
    const present = board.read()[slot.type] ?? [];
    if (links.length === 0 || same(links, present)) return;
    if (!present.every(isOfPackaging) && !(await mayReplace(name, present.length, links.length))) return;
    setPut(links);
    board.write({ [slot.type]: links });
  }

  /** Tells which pictures a packaging template has put there, now or when the record was saved. */
  async function packagingOf(present: readonly string[], former: Known | undefined) {
    const isPut = (address: string) => put.includes(address);
    if (!former || present.every(isPut)) return isPut;
    const saved = await picturesOf(former);
    return (address: string) => isPut(address) || saved.includes(address);
  }

  function mayReplace(name: string, present: number, count: number): Promise<boolean> {
    return ask({
      title: t('pictures.replaceTitle'),
      content: t('pictures.replaceDetail', { present, name, count }),
      okText: t('pictures.replace'),
      cancelText: t('pictures.keep'),
    });
  }
  return { offer, news };
}

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** None where nobody answers: then the user is asked. */
async function picturesOf({ id, name }: Known): Promise<string[]> {
  try {
    const { rows } = await call(packaging.page, { name });
    return rows.filter((row) => row.id === id).flatMap(packagingImages);
  } catch (cause) {
    if (cause instanceof CallFailure) return [];
    throw cause;
  }
}
