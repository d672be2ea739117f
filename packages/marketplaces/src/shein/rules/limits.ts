import type { PictureRule, PictureShape } from '@pressroom/contract/pictures/imageSlots';

const megabytes = 1024 * 1024;
const formats = ['image/png', 'image/jpeg'] as const;
const squareUpTo2200: PictureShape = { ratio: [1, 1], minWidth: 900, minHeight: 900, maxWidth: 2200, maxHeight: 2200 };
const rule = (...shapes: PictureShape[]): PictureRule => ({ formats, maxBytes: 3 * megabytes, shapes });

/** What SHEIN's documents say of a new product, in numbers. What changes there changes here. */
export const limits = {
  title: { least: 2, most: 1000 },
  description: 5000,
  /** Item numbers and SKUs. */
  code: 200,
  /** Colours of one product; SKUs of one colour, and those of them that are on sale. */
  colours: 40,
  skus: 400,
  skusOnSale: 200,
  price: '99999.99',
  stock: 99_999,
  box: { side: { least: '0.01', most: '999999.99' }, weight: { least: '0.01', most: '9999999.99' } },
  pictures: {
    /** The first is the main one, the others are details. */
    detail: {
      count: { min: 1, max: 11 },
      rule: rule(squareUpTo2200, { ratio: [3, 4], minWidth: 1340, minHeight: 1785 }),
    },
    square: { count: { min: 0, max: 1 }, rule: rule(squareUpTo2200) },
    detailed: { count: { min: 0, max: 10 }, rule: rule({ ratio: [3, 4], minWidth: 901, minHeight: 1 }) },
    colourBlock: { count: { min: 1, max: 1 }, rule: rule({ ratio: [1, 1], minWidth: 80, minHeight: 80 }) },
  },
} as const;
