import type { PictureRule, PictureShape } from '@pressroom/contract/pictures/imageSlots';

const megabytes = 1024 * 1024;
const formats = ['image/png', 'image/jpeg'] as const;
const square: PictureShape = { ratio: [1, 1], minWidth: 800, minHeight: 800 };
const portrait: PictureShape = { ratio: [3, 4], minWidth: 1340, minHeight: 1785 };
const rule = (...shapes: PictureShape[]): PictureRule => ({ formats, maxBytes: 2 * megabytes, shapes });

/** What TEMU's documents say of a new product, in numbers. What changes there changes here. */
export const limits = {
  title: { least: 1, most: 500 },
  /** Item numbers and SKUs; TEMU says nothing of their lengths, and ours are no longer. */
  code: 200,
  price: '99999.99',
  stock: 999_999_999,
  /** Whole millimetres and milligrams. */
  box: { side: { least: '0.05', most: '9999.99' }, weight: { least: '0.01', most: '9999999.99' } },
  /** SKUs of one colour of goods that are worn, and of one product. */
  skusOfColour: 10,
  skus: 500,
  pictures: {
    /** Of goods that are worn, and of everything else. */
    carousel: { worn: rule(portrait), other: rule(square) },
    material: rule(square),
    thumbnail: { worn: rule(square, portrait), other: rule(square) },
    packaging: rule(),
  },
} as const;

/** The one site of a shop, by its country. A shop in the European Union chooses among those of the union. */
export const siteOfCountry: Readonly<Record<string, string>> = {
  US: '100',
  CA: '101',
  GB: '102',
  AU: '103',
  NZ: '104',
  MX: '110',
  JP: '118',
};

/** In which a shop of this country may name prices, beside yuan. */
export const currencyOfCountry: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  GB: 'GBP',
  AU: 'AUD',
  NZ: 'NZD',
  MX: 'MXN',
  JP: 'JPY',
  DE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  NL: 'EUR',
  ES: 'EUR',
};
