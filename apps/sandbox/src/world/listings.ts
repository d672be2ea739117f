import type { Chance } from './chance.ts';

export interface Listing {
  spu: string;
  skc: string;
  sku: string;
  /** The seller's own SKU. */
  sellerSku: string;
  title: string;
  colour: string;
  size: string;
  cents: number;
  grams: number;
  /** Fits a double. Longer ids are made for each order. */
  numericId: number;
  /** Present where the seller has published it through the marketplace's interfaces: its ids are the marketplace's own. */
  published?: { units: number };
}

const garments = [
  { style: 'TS01', name: 'Oversized Graphic T-Shirt', cents: 1899, grams: 210 },
  { style: 'TS02', name: 'Camiseta clásica de algodón', cents: 1499, grams: 180 },
  { style: 'HD01', name: 'Kapuzenpullover für Übergrößen', cents: 3599, grams: 520 },
  { style: 'SW01', name: '圆领卫衣 Crew Neck Sweatshirt', cents: 2999, grams: 430 },
];
const designs = ['TIGER', 'ROSE', 'OWL', 'DRAGON', 'FOX', 'BUTTERFLY'];
const colours = [
  { code: 'BLK', name: 'Black' },
  { code: 'WHT', name: 'White' },
  { code: 'NVY', name: '藏青色' },
  { code: 'ROS', name: 'Rosé' },
];
const sizes = ['S', 'M', 'L', 'XL'];

/** A few products in colours and sizes. */
export function makeListings(chance: Chance): Listing[] {
  return designs.slice(0, 4).flatMap((design) => {
    const garment = chance.pick(garments);
    const spu = `a25${chance.digits(10)}`;
    return colours.slice(0, chance.whole(1, 3)).flatMap((colour) => {
      const skc = `s${spu}${chance.digits(2)}`;
      return sizes.slice(0, chance.whole(2, 4)).map((size) => ({
        spu,
        skc,
        sku: `I${chance.text(11, 'abcdefghijklmnopqrstuvwxyz0123456789')}`,
        sellerSku: `${garment.style}-${colour.code}-${size}-${design}`,
        title: `${garment.name} – ${design}`,
        colour: colour.name,
        size,
        cents: garment.cents + 100 * sizes.indexOf(size),
        grams: garment.grams,
        numericId: 17_592_000_000_000 + chance.whole(0, 999_999_999),
      }));
    });
  });
}
