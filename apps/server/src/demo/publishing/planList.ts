import type { OpenedStores } from '../marketStores.ts';

/** What becomes of a listing. */
export type Fate =
  /** Nobody releases it, or preflight does not let it through. */
  | 'pending'
  | 'published'
  | 'review'
  | 'refused'
  /** The marketplace's answer gets lost, and asking it fails. */
  | 'unknown'
  /** It waits for a day on which its store may publish more. */
  | 'quota'
  /** Published, and changed at the marketplace without us. */
  | 'price'
  | 'stock'
  | 'shelf'
  | 'gone';

export type DemoListing = readonly [store: keyof OpenedStores, fate: Fate, cargoNo: string, spu: string, title: string];

export interface DemoPlan {
  template: string;
  /** When somebody made it. */
  hoursAgo: number;
  /** Sale types. */
  sells: (1 | 2 | 3)[];
  /** So many days from now it releases itself. */
  inDays?: number;
  listings: readonly DemoListing[];
}

const tees = 'T 恤双平台 Tees for both marketplaces';
const hoodies = '秋冬卫衣 Autumn hoodies';
const home = '马克杯与海报 Mugs and posters';
const cases = '手机壳 Phone cases';

/** Whose description fits the goods. */
export function templateFor(spu: string): string {
  if (spu.startsWith('HOO-')) return hoodies;
  if (/^(CLS|OVS|KID)-/.test(spu)) return tees;
  return spu.includes('-PHC-') ? cases : home;
}

/** The oldest first. */
export const plans: readonly DemoPlan[] = [
  {
    template: home,
    hoursAgo: 411,
    sells: [1, 2, 3],
    listings: [
      ['shein', 'published', 'K7Q2D', 'CLS-OWL', 'Moonlit Owl Graphic Tee Soft Cotton Crew Neck Short Sleeve'],
      ['temu', 'published', 'K7Q2D', 'CLS-OWL', 'Moonlit Owl Graphic Tee Soft Cotton Crew Neck Short Sleeve'],
      ['shein', 'price', 'M4R8A', 'ROSE-MUG-WHT11OZ', 'Peony Ceramic Mug 11 oz Office Gift for Coffee Lovers'],
      ['temu', 'stock', 'F2X9C', 'FOX-MUG-WHT11OZ', 'Fox Ceramic Mug 11 oz Dishwasher Safe Birthday Gift'],
      ['shein', 'shelf', 'P8L3N', 'OVS-PLANET', 'Planets Oversized Fit Graphic Tee Unisex Streetwear'],
      ['temu', 'gone', 'W5V1S', 'WAVE-POS-BLKA3', 'Great Wave Wall Art Poster A3 Matte Paper Home Decor'],
      ['temu', 'published', 'E5M4G', 'SET-MUGS-FOUR', 'Great Wave Ceramic Mugs Set of Four 11 oz Christmas Gift'],
      ['shein', 'published', 'T6G0H', 'TIGER-PHC-BLKIP15', 'Sunset Tiger Silicone Phone Case Shockproof Cover'],
    ],
  },
  {
    template: hoodies,
    hoursAgo: 245,
    sells: [1, 3],
    listings: [
      ['shein', 'published', 'D9M2B', 'HOO-DRAGON', 'Mandala Pullover Hoodie Fleece Lined Autumn Layers'],
      ['shein', 'refused', 'B3F7Y', 'CLS-BUTTERFLY', 'Butterfly Garden Graphic Tee Summer Outfit Soft Cotton'],
      ['temu', 'refused', 'N1K6E', 'MOUNTAIN-MUG-GRN15OZ', 'Snowy Mountain Enamel Mug 15 oz for Camping Trips'],
      ['shein', 'pending', 'R2B8W', 'RAINBOW-MUG-WHT15OZ', 'Rainbow Magic Mug 15 oz That Shows Its Print When Hot'],
    ],
  },
  {
    template: tees,
    hoursAgo: 122,
    sells: [3],
    listings: [
      ['shein', 'review', 'H4C5T', 'CLS-RAINBOW', 'Rainbow Sky Graphic Tee Everyday Basics Crew Neck'],
      ['temu', 'review', 'H4C5T', 'CLS-RAINBOW', 'Rainbow Sky Graphic Tee Everyday Basics Crew Neck'],
    ],
  },
  {
    template: home,
    hoursAgo: 96,
    sells: [1],
    listings: [
      ['shein', 'refused', 'G8D3Z', 'DRAGON-POS-BLKA3', 'Mandala Wall Art Poster A3 for Living Room Home Decor'],
    ],
  },
  {
    template: home,
    hoursAgo: 21,
    sells: [1],
    listings: [
      ['sheinManaged', 'unknown', 'S7A4J', 'ROSE-POS-BLKA3', 'Peony Wall Art Poster A3 Hand Drawn Look Matte Paper'],
    ],
  },
  {
    template: tees,
    hoursAgo: 5,
    sells: [3],
    listings: [
      ['temu', 'quota', 'Q5P2U', 'KID-PLANET', 'Planets Kids Clothing Sweatshirt Back to School'],
      ['temu', 'quota', 'Q6F1V', 'KID-FOX', 'Little Fox Kids Clothing Sweatshirt Autumn Layers'],
    ],
  },
  {
    template: hoodies,
    hoursAgo: 3.5,
    sells: [3],
    inDays: 1,
    listings: [
      ['shein', 'pending', 'A1L8O', 'HOO-OWL', 'Moonlit Owl Pullover Hoodie Fleece Lined Unisex Style'],
      ['temu', 'pending', 'A1L8O', 'HOO-OWL', 'Moonlit Owl Pullover Hoodie Fleece Lined Unisex Style'],
      ['shein', 'pending', 'A2M9I', 'HOO-MOUNTAIN', 'Snowy Mountain Pullover Hoodie Nature Inspired'],
      ['temu', 'pending', 'A2M9I', 'HOO-MOUNTAIN', 'Snowy Mountain Pullover Hoodie Nature Inspired'],
    ],
  },
  {
    template: tees,
    hoursAgo: 2.2,
    sells: [1, 3],
    listings: [
      ['temu', 'pending', 'T1G3R', 'CLS-TIGER', 'Sunset Tiger Graphic Tee Soft Cotton Crew Neck'],
      ['shein', 'pending', 'T1G3R', 'CLS-TIGER', 'Sunset Tiger Graphic Tee Soft Cotton Crew Neck'],
      ['temu', 'pending', 'R2B8W', 'RAINBOW-MUG-WHT15OZ', 'Rainbow Magic Mug 15 oz That Shows Its Print When Hot'],
      ['shein', 'pending', 'C4S7Q', 'CLS-CACTUS', 'Cactus Graphic Tee Best Seller Summer Outfit'],
      ['shein', 'pending', 'Z3P0L', 'PLANET-POS-SNDA2', 'Planets Wall Art Poster A2 Matte Paper Living Room'],
      ['mexico', 'pending', 'X5F2M', 'CLS-FOX', 'Fox Graphic Tee Soft Cotton Short Sleeve Casual Wear'],
      ['temuManaged', 'pending', 'Y6O1W', 'OWL-MUG-WHT11OZ', 'Moonlit Owl Ceramic Mug 11 oz Office Gift'],
    ],
  },
  {
    template: cases,
    hoursAgo: 0.6,
    sells: [1],
    listings: [
      ['shein', 'pending', 'U7B4K', 'BUTTERFLY-PHC-BLUIP16', 'Butterfly Silicone Phone Case Birthday Gift'],
      ['temu', 'pending', 'U7B4K', 'BUTTERFLY-PHC-BLUIP16', 'Butterfly Silicone Phone Case Birthday Gift'],
      ['shein', 'pending', 'V8C5L', 'CACTUS-MUG-WHT11OZ', 'Cactus Ceramic Mug 11 oz Dishwasher Safe Office Gift'],
      ['temu', 'pending', 'V8C5L', 'CACTUS-MUG-WHT11OZ', 'Cactus Ceramic Mug 11 oz Dishwasher Safe Office Gift'],
    ],
  },
];
