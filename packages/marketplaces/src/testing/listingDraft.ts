import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { DraftPicture, DraftSku, ListingDraft } from '../publishing/draft.ts';

export function draftPicture(key: string): DraftPicture {
  return { key, mime: 'image/png', width: 1200, height: 1200, bytes: 100_000 };
}

/** A SKU of a shirt: its pictures are its colour's. */
export function draftSku(color: DraftSku['color'], size: DraftSku['size'], given: Partial<DraftSku> = {}): DraftSku {
  const [colour, of] = [color?.code ?? 'one', size?.code ?? 'one'];
  return {
    sku: `TS01-${colour}-${of}`,
    color,
    size,
    originalPrice: '19.99',
    specialPrice: '14.5',
    stock: 30,
    isOnSale: true,
    box: { length: '20', width: '15.5', height: '3.25', weight: '210.4' },
    referenceLink: '',
    pictures: {
      [imageTypes.sheinDetail]: ['front', 'back'].map((side) => draftPicture(`${colour} ${side}`)),
      [imageTypes.sheinSquare]: [draftPicture(`${colour} front`)],
      [imageTypes.sheinColourBlock]: [draftPicture(`${colour} block`)],
    },
    mainPicture: draftPicture(`${colour} front`),
    ...given,
  };
}

export const black = { code: 'BLK', name: '黑色' };
export const rose = { code: 'ROS', name: 'Rosé' };
export const lemon = { code: 'LEM', name: 'Lemon' };

export function listingDraft(given: Partial<ListingDraft> = {}): ListingDraft {
  return {
    cargoNo: 'A1B2C',
    title: 'Tiger T-Shirt',
    description: '',
    productType: 2,
    categoryIds: ['1700', '9071990000000017041'],
    productTypeId: '1080',
    attributes: [{ attributeId: '2', valueId: '9107199000000021001' }],
    packaging: { shape: 1, type: 2, pictures: [] },
    sizeChartName: '',
    model: null,
    skus: [black, lemon].flatMap((color) => ['S', 'M'].map((size) => draftSku(color, { code: size, name: size }))),
    ...given,
  };
}
