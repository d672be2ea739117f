import { type ImageSlot, imageSlots } from '@pressroom/contract/pictures/imageSlots';
import { type SlotCounts, slotCountOf } from '@pressroom/contract/pictures/slotLists';
import type { SlotValues } from '@pressroom/contract/pictures/slotValues';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { Act } from '../../../ui/ActMenu.tsx';
import { useFittingPicture } from '../judge/useFittingPictures.ts';
import type { SlotBoard } from './slotBoard.ts';

/** Puts one picture of a slot into other slots as well, where there is room and it fits. */
export function useUseToo(slot: ImageSlot, counts: SlotCounts, board: SlotBoard) {
  const t = useT();
  const judge = useFittingPicture();
  const [news, setNews] = useState<readonly string[]>([]);

  async function use(address: string, target: ImageSlot) {
    const refusal = await judge(address, target);
    const to = t(`pictures.slot.${target.type}`);
    if (refusal) return setNews([t('pictures.notUsedToo', { to, cause: refusal.cause })]);
    const held = board.read()[target.type] ?? [];
    if (!held.includes(address)) board.write({ [target.type]: [...held, address] });
    setNews([t('pictures.usedToo', { to })]);
  }
  return {
    news,
    actsOf: (address: string, values: SlotValues): Act[] =>
      imageSlots
        .filter(({ type }) => type !== slot.type && !values[type]?.includes(address))
        .filter((other) => (values[other.type]?.length ?? 0) < slotCountOf(other, counts).max)
        .map((other) => ({
          label: t('pictures.useToo', { to: t(`pictures.slot.${other.type}`) }),
          run: () => void use(address, other),
        })),
  };
}
