import type { Product, ProductSku } from '@pressroom/sandbox/src/markets/product.ts';
import { unitsOf } from '@pressroom/sandbox/src/markets/product.ts';
import { sql } from 'kysely';
import { findTheirs } from './marketSide.ts';
import type { PublishingShop } from './shop.ts';

interface Ours {
  marketId: string;
  cargoNo: string;
  shelf: 1 | 2;
  sku: string;
  marketSkuId: string;
  originalPrice: string;
  specialPrice: string | null;
  realStock: number;
  /** 2: off sale. */
  status: number;
}

/** Where prices, stock or shelf of what is published differ from what the sandbox itself says. */
export async function findValueDifferences(shop: PublishingShop): Promise<string[]> {
  const { rows } = await sql<Ours>`
    select market_id, cargo_no, shelf, sku, market_sku_id, original_price, special_price, listing_skus.real_stock, status
    from listings join listing_skus on listing_id = listings.id
    where publish_status = 3 order by listing_skus.id`.execute(shop.app.db);
  const there = new Map((await findTheirs(shop)).map((product) => [product.number, product]));
  return rows.flatMap((ours) => {
    const product = there.get(ours.marketId);
    const found = product?.skcs.flatMap((skc) => skc.skus.map((sku) => ({ skc, sku })));
    const one = found?.find(({ sku }) => sku.id === ours.marketSkuId);
    if (!product || !one) return [`${ours.cargoNo} ${ours.sku}: is not there`];
    const isListed = one.skc.shelves.every(({ onShelf }) => onShelf);
    const problems = [
      ...priceProblems(ours, one.sku),
      ...(hasStock(ours, unitsOf(one.sku)) ? [] : [`stock ${unitsOf(one.sku)} there, ${ours.realStock} here`]),
      ...(ours.shelf === 1 && !isListed ? ['off the shelf there, on it here'] : []),
      ...(ours.shelf === 2 && isListed && isShown(product, one.sku) ? ['on the shelf there, off it here'] : []),
    ];
    return problems.map((problem) => `${product.storeId} ${ours.cargoNo} ${ours.sku}: ${problem}`);
  });
}

/** What is off sale here may be sold out there. */
function hasStock({ status, realStock }: Ours, units: number): boolean {
  return units === realStock || (status === 2 && units === 0);
}

/** Without stock nobody can buy it, wherever it stands. */
const isShown = ({ removed }: Product, sku: ProductSku) => removed === null && unitsOf(sku) > 0;

const centsOf = (amount: string) => Math.round(Number(amount) * 100);

/** What buyers are asked, or the seller is paid. */
function priceProblems({ originalPrice, specialPrice }: Ours, { prices }: ProductSku): string[] {
  const asked = centsOf(specialPrice ?? originalPrice);
  return prices.flatMap(({ original, special }) =>
    (special ?? original) === asked ? [] : [`price ${special ?? original} there, ${asked} here`],
  );
}
