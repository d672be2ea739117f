import { imageTypes, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { DraftSku, ListingDraft } from '../../publishing/draft.ts';
import { type Found } from '../../rules/found.ts';
import { judgeCounts, judgeSlot, type SlotAsked } from '../../rules/pictures.ts';
import { limits } from './limits.ts';
import type { SheinRule } from './sheinRule.ts';

const source = 'Pictures: image_type 1, 2, 5, 6 and 7';
const slots = {
  detail: { type: imageTypes.sheinDetail, ...limits.pictures.detail },
  square: { type: imageTypes.sheinSquare, ...limits.pictures.square },
  detailed: { type: imageTypes.sheinDetailed, ...limits.pictures.detailed },
  colourBlock: { type: imageTypes.sheinColourBlock, ...limits.pictures.colourBlock },
} as const;

export const pictureRules: readonly SheinRule[] = [
  {
    id: 'shein.pictures.detail',
    since: '2026-04-17',
    source,
    sureness: 'A',
    judge: (draft) => judgeShown(draft, slots.detail),
  },
  {
    id: 'shein.pictures.square',
    since: '2026-04-17',
    source: `${source}; query-publish-fill-in-standard: picture_config_list`,
    sureness: 'A',
    judge: (draft, _store, { pictureRules: on }) => [
      ...judgeShown(draft, slots.square),
      // the product shows the pictures of its first colour
      ...(on?.has('skc_image_square_required') ? shownOf(draft, slots.square) : []).flatMap(needSquare),
      ...(on?.has('spu_image_square_required') ? shownOf(draft, slots.square).slice(0, 1) : []).flatMap(needSquare),
    ],
  },
  {
    id: 'shein.pictures.detailed',
    since: '2026-04-17',
    source,
    sureness: 'A',
    judge: (draft) => judgeShown(draft, slots.detailed),
  },
  {
    id: 'shein.pictures.colourBlock',
    since: '2026-04-17',
    source: `${source}: needed where a product has several colours`,
    sureness: 'A',
    judge: (draft) => (coloursIn(draft).length > 1 ? judgeShown(draft, slots.colourBlock) : []),
  },
];

const needSquare = (sku: DraftSku) => judgeCounts([sku], { ...slots.square, count: { min: 1, max: 1 } });

function coloursIn({ skus }: ListingDraft): DraftSku[][] {
  return [...Map.groupBy(skus, ({ color }) => color?.code ?? '').values()];
}

/** Of each colour one SKU's pictures are shown: those of the first that has any. */
function shownOf(draft: ListingDraft, { type }: SlotAsked): DraftSku[] {
  return coloursIn(draft).map((skus) => skus.find(({ pictures }) => has(pictures, type)) ?? skus[0]!);
}

function judgeShown(draft: ListingDraft, slot: SlotAsked): Found[] {
  const shown = shownOf(draft, slot);
  return [...judgeCounts(shown, slot), ...judgeSlot(shown, slot)];
}

function has(pictures: DraftSku['pictures'], type: ImageType): boolean {
  return (pictures[type]?.length ?? 0) > 0;
}
