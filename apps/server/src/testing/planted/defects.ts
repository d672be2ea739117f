import { imageTypes, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { PublishingSettings } from '@pressroom/contract/publishing/settings';
import type { DraftPicture, DraftSku, ListingDraft } from '@pressroom/marketplaces/publishing';
import { defects as attributeDefects } from '../definitions/defects.ts';
import type { Draw } from '../definitions/draw.ts';
import { pictureOf } from './pictures.ts';
import type { PlantedPlace } from './places.ts';

interface Planted {
  draft: ListingDraft;
  place: PlantedPlace;
}

/** Spoils a right draft in one way; undefined where the place does not allow it. */
type DraftDefect = (planted: Planted, draw: Draw) => ListingDraft | undefined;

const withSku = (draft: ListingDraft, change: Partial<DraftSku>, at = 0): ListingDraft => ({
  ...draft,
  skus: draft.skus.map((sku, index) => (index === at ? { ...sku, ...change } : sku)),
});
const box = (draft: ListingDraft, change: Partial<DraftSku['box']>) =>
  withSku(draft, { box: { ...draft.skus[0]!.box, ...change } });

const mainSlot = { shein: imageTypes.sheinDetail, temu: imageTypes.temuCarousel } as const;
const secondSlot = { shein: imageTypes.sheinSquare, temu: imageTypes.temuSpecification } as const;

/** Every SKU shows these pictures in the slot. */
const inSlot = ({ draft }: Planted, slot: ImageType, pictures: readonly DraftPicture[]): ListingDraft => ({
  ...draft,
  skus: draft.skus.map((sku) => ({ ...sku, pictures: { ...sku.pictures, [slot]: pictures } })),
});
const main = (planted: Planted, ...pictures: DraftPicture[]) =>
  inSlot(planted, mainSlot[planted.place.marketplace], pictures);
const only =
  (marketplace: 'shein' | 'temu', defect: DraftDefect): DraftDefect =>
  (planted, draw) =>
    planted.place.marketplace === marketplace ? defect(planted, draw) : undefined;

export const draftDefects: Readonly<Record<string, DraftDefect>> = {
  none: ({ draft }) => draft,
  'a title of one character': only('shein', ({ draft }) => ({ ...draft, title: 'x' })),
  'a title too long': ({ draft }) => ({ ...draft, title: 'Long words '.repeat(100) }),
  'no title': ({ draft }) => ({ ...draft, title: '' }),
  'a description too long': only('shein', ({ draft }) => ({ ...draft, description: 'x'.repeat(5001) })),
  'an emoji': only('shein', ({ draft }) => ({ ...draft, description: 'Soft 😀' })),
  'a SKU too long': only('shein', ({ draft }) => withSku(draft, { sku: 'S'.repeat(201) })),
  'a SKU twice': ({ draft }) => (draft.skus.length > 1 ? withSku(draft, { sku: draft.skus[0]!.sku }, 1) : undefined),
  'an item number too long': only('shein', ({ draft }) => ({ ...draft, cargoNo: 'G'.repeat(201) })),
  'an unknown colour': ({ draft, place }) =>
    place.colours.length > 0 ? withSku(draft, { color: { code: 'X', name: 'Nowhere green' } }) : undefined,
  'an unknown size': ({ draft, place }) =>
    place.sizes.length > 0 ? withSku(draft, { size: { code: 'X', name: 'Nowhere size' } }) : undefined,
  'the same combination twice': ({ draft }) =>
    draft.skus.length > 1 ? withSku(draft, { color: draft.skus[0]!.color, size: draft.skus[0]!.size }, 1) : undefined,
  'a missing combination': ({ draft }) => {
    const several = (of: 'color' | 'size') => new Set(draft.skus.map((sku) => sku[of]?.code)).size > 1;
    return several('color') && several('size') ? { ...draft, skus: draft.skus.slice(1) } : undefined;
  },
  'no price': ({ draft }) => withSku(draft, { originalPrice: null, specialPrice: null }),
  'a special price above the original': only('shein', ({ draft, place }) =>
    place.mode === 'semi' ? withSku(draft, { specialPrice: '30.00' }) : undefined,
  ),
  'another price in one size': only('temu', ({ draft, place }) =>
    place.worn && draft.skus.length > 1 && draft.skus[1]!.color?.code === draft.skus[0]!.color?.code
      ? withSku(draft, { specialPrice: '18.99' })
      : undefined,
  ),
  'too much stock': only('shein', ({ draft }) => withSku(draft, { stock: 100_000 })),
  'no length': ({ draft }) => box(draft, { length: null }),
  'no weight': ({ draft }) => box(draft, { weight: null }),
  'a box of nothing': ({ draft }) => box(draft, { height: '0.00' }),
  'sides in another order': ({ draft }) => box(draft, { length: '2', height: '40' }),
  'a weight with decimals': ({ draft }) => box(draft, { weight: '180.4' }),
  'no pictures': (planted) => main(planted),
  'a picture too small': (planted) => main(planted, pictureOf(700, 700)),
  'a picture of another shape': (planted) => main(planted, pictureOf(1600, 900)),
  'a picture too heavy': (planted) => main(planted, pictureOf(1000, 1000, { bytes: 3 * 1024 * 1024 + 1 })),
  'a picture that moves': (planted) => main(planted, pictureOf(1000, 1000, { mime: 'image/gif' })),
  'a square that is none': (planted) => inSlot(planted, secondSlot[planted.place.marketplace], [pictureOf(1200, 900)]),
  'too many pictures': only('shein', (planted) =>
    main(planted, ...Array.from({ length: 13 }, (_, at) => pictureOf(1000, 1000, { bytes: 3000 + at }))),
  ),
  'no square': only('shein', (planted) => inSlot(planted, imageTypes.sheinSquare, [])),
  'no colour block': only('shein', (planted) => inSlot(planted, imageTypes.sheinColourBlock, [])),
  'a detailed picture that is square': only('shein', (planted) =>
    inSlot(planted, imageTypes.sheinDetailed, [pictureOf(1000, 1000)]),
  ),
  'a carousel of the other shape': only('temu', (planted) =>
    main(planted, planted.place.worn ? pictureOf(1000, 1000) : pictureOf(1350, 1800)),
  ),
  'packaging that moves': only('temu', ({ draft }) => ({
    ...draft,
    packaging: { ...draft.packaging, pictures: [pictureOf(900, 900, { mime: 'image/gif' })] },
  })),
  'no size chart': only('temu', ({ draft, place }) => (place.worn ? { ...draft, sizeChartName: '' } : undefined)),
  'a size chart that is gone': only('temu', ({ draft, place }) =>
    place.worn ? { ...draft, sizeChartName: 'Gone with the wind' } : undefined,
  ),
  'no model': only('temu', ({ draft }) => ({ ...draft, model: null })),
  ...Object.fromEntries(
    Object.entries(attributeDefects).map(([name, spoil]): [string, DraftDefect] => [
      name,
      ({ draft, place: { fields } }, draw) => {
        const attributes = spoil(draw, { fields, rows: draft.attributes });
        return attributes && { ...draft, attributes };
      },
    ]),
  ),
};

/** Spoils what a store says beside each product. */
export const settingDefects: Readonly<
  Record<string, (settings: PublishingSettings) => PublishingSettings | undefined>
> = {
  'a brand of another': (given) => (given.marketplace === 'shein' ? { ...given, brandCode: 'nobody' } : undefined),
  'a site that is closed': (given) =>
    given.marketplace === 'shein' ? { ...given, subSites: ['shein-br'] } : { ...given, siteIds: ['105'] },
  'another currency': (given) => ({ ...given, currency: 'EUR' }),
  'no warehouse': (given) => (given.marketplace === 'shein' ? { ...given, warehouseCode: null } : undefined),
  'an unknown warehouse': (given) =>
    given.marketplace === 'shein' ? { ...given, warehouseCode: 'WH000' } : { ...given, warehouseId: 'WH-0' },
  'an unknown freight template': (given) =>
    given.marketplace === 'temu' ? { ...given, freightTemplateId: 'HFT-0' } : undefined,
};
