import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { sampleShirt } from '@pressroom/imaging/sample';
import { sql } from 'kysely';
import type { App } from '../platform/app.ts';
import type { Caller } from '../caller.ts';
import { must, type Shop } from './shop.ts';

/** In Chinese and in English. */
type Name = readonly [zh: string, en: string];

const styles: Readonly<Record<string, Name>> = {
  TS01: ['落肩 T 恤', 'Drop tee'],
  TS02: ['圆领 T 恤', 'Crew tee'],
  HD01: ['抽绳连帽衫', 'Pullover'],
  SW01: ['圆领卫衣', 'Sweatshirt'],
};
const colors: Readonly<Record<string, { name: Name; shirt: string }>> = {
  BLK: { name: ['黑色', 'Black'], shirt: 'black' },
  WHT: { name: ['白色', 'White'], shirt: 'white' },
  NVY: { name: ['藏青', 'Navy'], shirt: 'navy' },
  ROS: { name: ['粉色', 'Rose'], shirt: 'pink' },
};
const sizes = ['S', 'M', 'L', 'XL'] as const;
const printOf: Readonly<Record<string, keyof Shop['pictures']>> = {
  TIGER: 'tiger_front',
  ROSE: 'rose_front',
  OWL: 'owl_front',
  DRAGON: 'dragon_back',
  FOX: 'fox_back',
  BUTTERFLY: 'butterfly_front',
};
const box = { boxLength: 30, boxWidth: 25, boxHigh: 3, boxWeight: 240 };
const front = { x: 400, y: 320, width: 400, height: 480 };
/** So many SKU ids stay without a mapping, so that the queue of unmapped SKU ids is not empty. */
const leftUnmapped = 4;

interface Goods {
  shopId: string;
  skuId: string;
  style: string;
  color: string;
  size: string;
  design: string;
}

/** Product codes and mappings for what the fetched orders have sold, by the seller's own SKUs such as TS01-BLK-M-TIGER. */
export async function addListings(app: App, caller: Caller, { pictures }: Shop): Promise<void> {
  const goods = (await findGoods(app)).slice(leftUnmapped);
  await addCodes(caller, goods);
  const categoryIds = await addCategories(caller, goods);
  const made = new Set<string>();
  for (const { shopId, skuId, style, color, size, design } of goods) {
    const productCode = `${style}-${color}-${size}`;
    if (!made.has(productCode)) {
      made.add(productCode);
      const productCodeCategoryId = categoryIds.get(`${style}-${color}`)!;
      await must(caller, categories.createProductCode, { productCodeCategoryId, sizeCode: size, realStock: 60 });
    }
    const printingImage = pictures[printOf[design]!];
    await must(caller, skuMapping.save, { skuId, shopId, productCode, printingImage });
  }
}

async function findGoods({ db }: App): Promise<Goods[]> {
  const { rows } = await sql<{ shopId: string; skuId: string; sellerSku: string }>`
    select distinct on (o.shop_id, l.msku) o.shop_id as "shopId", l.msku as "skuId", l.listing ->> 'sellerSku' as "sellerSku"
    from order_lines l join orders o on o.id = l.order_id
    where l.product_code_id is null and l.listing ->> 'sellerSku' is not null
    order by o.shop_id, l.msku`.execute(db);
  return rows.flatMap(({ shopId, skuId, sellerSku }) => {
    const [style = '', color = '', size = '', design = ''] = sellerSku.split('-');
    const known = styles[style] && colors[color] && sizes.some((one) => one === size) && printOf[design];
    return known ? [{ shopId, skuId, style, color, size, design }] : [];
  });
}

/** Leaves out the codes that the shop has already. */
async function addCodes(caller: Caller, goods: readonly Goods[]): Promise<void> {
  const add = async (type: 1 | 2 | 3, of: 'style' | 'color' | 'size', nameOf: (code: string) => string) => {
    const known = new Set((await must(caller, codes.findByType, { type })).map(({ code }) => code));
    const fresh = [...new Set(goods.map((one) => one[of]))].filter((code) => !known.has(code));
    for (const code of fresh) await must(caller, codes.create, { type, name: nameOf(code), code });
  };
  await add(1, 'style', (code) => styles[code]!.join(' '));
  await add(2, 'color', (code) => colors[code]!.name.join(' '));
  await add(3, 'size', (code) => code);
}

async function addCategories(caller: Caller, goods: readonly Goods[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const shirts = new Map<string, Buffer>();
  for (const { style, color } of goods) {
    const pair = `${style}-${color}`;
    if (ids.has(pair)) continue;
    const { shirt } = colors[color]!;
    const bytes = shirts.get(shirt) ?? (await sampleShirt({ color: shirt }));
    shirts.set(shirt, bytes);
    const base = await must(caller, library.upload, {}, [{ fileName: `shirt-${shirt}.png`, bytes }]);
    const values = { styleCode: style, colorCode: color, bottomImageId: base.id, numberOfPrints: 1, ...box } as const;
    const { id } = await must(caller, categories.create, {
      ...values,
      name: `${styles[style]!.join(' ').replace(' T 恤', 'T恤')} ${color}`,
      printLocations: [front],
    });
    ids.set(pair, id);
  }
  return ids;
}
