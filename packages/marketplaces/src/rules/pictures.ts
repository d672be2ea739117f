import { type ImageType, type PictureRule, type SlotCount } from '@pressroom/contract/pictures/imageSlots';
import { pictureProblems } from '@pressroom/contract/pictures/pictureProblems';
import type { Message } from '@pressroom/contract/message';
import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import type { DraftPicture, DraftSku } from '../publishing/draft.ts';
import { error, type Found } from './found.ts';

const slotNames = {
  1: { key: 'products.sheet.column.slot1' },
  2: { key: 'products.sheet.column.slot2' },
  3: { key: 'products.sheet.column.slot3' },
  4: { key: 'products.sheet.column.slot4' },
  5: { key: 'products.sheet.column.slot5' },
  6: { key: 'products.sheet.column.slot6' },
  7: { key: 'products.sheet.column.slot7' },
  8: { key: 'products.sheet.column.slot8' },
} as const satisfies Record<ImageType, Message>;

export const slotName = (type: ImageType): Message => slotNames[type];

/** What one slot must hold. */
export interface SlotAsked {
  type: ImageType;
  count: SlotCount;
  rule: PictureRule;
}

/** The number of pictures in one slot of these SKUs, one after the other. */
export function judgeCounts(skus: readonly DraftSku[], { type, count: { min, max } }: SlotAsked): Found[] {
  const slot = slotNames[type];
  return skus.flatMap(({ sku, pictures }) => {
    const place = { part: 'pictures', sku, field: String(type) } as const;
    const count = pictures[type]?.length ?? 0;
    if (count < min) return [error(place, 'preflight.slotFew', { slot, count, least: min })];
    return count > max ? [error(place, 'preflight.slotMany', { slot, count, most: max })] : [];
  });
}

/** The pictures of one slot by their bytes. One that several SKUs show is named at the first of them. */
export function judgeSlot(skus: readonly DraftSku[], { type, rule }: SlotAsked): Found[] {
  const seen = new Set<string>();
  return skus.flatMap(({ sku, pictures }) =>
    judgePictures(
      (pictures[type] ?? [])
        .map((picture, at) => ({ picture, position: at + 1 }))
        .filter(({ picture }) => isNew(seen, picture)),
      { slot: slotNames[type], rule, place: { part: 'pictures', sku, field: String(type) } },
    ),
  );
}

function isNew(seen: Set<string>, { key }: DraftPicture): boolean {
  const isFirst = !seen.has(key);
  seen.add(key);
  return isFirst;
}

interface Judged {
  slot: Message;
  rule: PictureRule;
  place: FindingPlace;
}

export function judgePictures(
  list: readonly { picture: DraftPicture; position: number }[],
  { slot, rule, place }: Judged,
): Found[] {
  return list.flatMap(({ picture, position }) =>
    pictureProblems(rule, picture).map((problem) =>
      error(place, 'preflight.picture', { slot, position, problem: { ...problem } }),
    ),
  );
}
