import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { imageSlots, type ImageSlot, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import { type SlotCounts, slotCountOf } from '@pressroom/contract/pictures/slotLists';
import type { SlotValues } from '@pressroom/contract/pictures/slotValues';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import type { Described } from '../../../ui/imageUpload/AddTile.tsx';
import { PictureCards } from '../cards/PictureCards.tsx';
import { useFittingPictures } from '../judge/useFittingPictures.ts';
import type { SlotBoard } from './slotBoard.ts';
import styles from './slots.module.css';

interface Props extends Described {
  slot: ImageSlot;
  counts: SlotCounts;
  /** What the slots hold. */
  values: SlotValues;
  board: SlotBoard;
  disabled?: boolean;
}

/** The pictures of one slot: uploaded, or taken from another slot where they fit this one as well. */
export function SlotControl({ slot, counts, values, board, disabled, ...control }: Props) {
  const t = useT();
  const judge = useFittingPictures(slot);
  const [taking, setTaking] = useState(false);
  const [news, setNews] = useState<readonly string[]>([]);
  const most = slotCountOf(slot, counts).max;
  const held = values[slot.type] ?? [];
  const sources = imageSlots
    .filter(({ type }) => type !== slot.type)
    .map(({ type }) => ({ type, links: (values[type] ?? []).filter((address) => !held.includes(address)) }))
    .filter(({ links }) => links.length > 0);

  async function takeFrom(type: ImageType, links: readonly string[]) {
    setTaking(true);
    const { fitting, refused } = await judge(links);
    setTaking(false);
    // what has been uploaded or removed while they were judged
    const present = board.read()[slot.type] ?? [];
    const fresh = fitting.filter((address) => !present.includes(address));
    const taken = fresh.slice(0, Math.max(0, most - present.length));
    if (taken.length > 0) board.write({ [slot.type]: [...present, ...taken] });
    const from = t(`pictures.slot.${type}`);
    const left = fresh.length - taken.length;
    setNews([
      ...(taken.length > 0 ? [t('pictures.taken', { count: taken.length })] : []),
      ...(left > 0 ? [t('pictures.noRoom', { count: left })] : []),
      ...refused.map(({ at, cause }) => t('pictures.notTaken', { from, at, cause })),
    ]);
  }
  return (
    <>
      <PictureCards
        {...control}
        value={held}
        onChange={(addresses) => board.write({ [slot.type]: addresses })}
        rule={slot}
        most={most}
        imageType={slot.type}
        disabled={disabled}
      />
      {sources.length > 0 && held.length < most && !disabled && (
        <ActMenu
          label={t('pictures.takeFrom')}
          icon={<CopyOutlined />}
          size="small"
          busy={taking}
          acts={sources.map(({ type, links }) => ({
            label: t(`pictures.slot.${type}`),
            run: () => void takeFrom(type, links),
          }))}
        />
      )}
      <ul role="status" className={styles.news}>
        {news.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
