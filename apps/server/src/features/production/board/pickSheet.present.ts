import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { production } from '@pressroom/contract/production/production';
import type { Db } from '../../../platform/database/database.ts';
import { findProducts } from '../../categories/categories.public.ts';
import {
  byGoods,
  type Choice,
  chosenOf,
  compare,
  type Counted,
  presentGoods,
  readBoard,
  type Shop,
} from './board.present.ts';
import { findShelf } from './board.queries.ts';
import { byDay, goodsOf, type Search, sumOf } from './board.rules.ts';

type PickSheet = HandlerOutput<typeof production.pickSheet>;

export async function presentPickSheet(
  db: Db,
  { zone, shopId, ...wanting }: Search & Shop & Choice,
): Promise<PickSheet> {
  // the shelf is shared by all stores, so what was made for any of them is looked at
  const { all } = await readBoard(db, { zone });
  const mine = shopId === undefined ? all : (await readBoard(db, { zone, shopId })).all;
  const wanted = chosenOf(mine, wanting).filter(({ counts }) => counts.toMake > 0);
  const byCode = Map.groupBy(wanted, ({ line }) => line.productCodeId ?? line.productCode);
  const ids = wanted.flatMap(({ line }) => line.productCodeId ?? []);
  const products = new Map((await findProducts(db, { ids: [...new Set(ids)] })).map((one) => [one.id, one]));
  const stock = await findShelf(db, ids);
  const made = new Map(
    [...Map.groupBy(all, ({ line }) => line.productCodeId ?? line.productCode)].map(([code, its]) => [
      code,
      sumOf(its.map(({ counts }) => counts)).made,
    ]),
  );
  const rows = [...byCode].map(([code, its]) => {
    const [product, realStock] = [products.get(code), stock.get(code) ?? null];
    const { toMake } = sumOf(its.map(({ counts }) => counts));
    const printed = made.get(code) ?? 0;
    return {
      productCode: product?.code ?? its[0]!.line.productCode,
      styleName: product?.styleName ?? '',
      colorName: product?.colorName ?? '',
      sizeName: product?.sizeName ?? '',
      toMake,
      realStock,
      made: printed,
      short: Math.max(0, toMake - Math.max(0, (realStock ?? 0) - printed)),
    };
  });
  const days = [...new Set(wanted.map(({ line }) => line.day))].map((day) => ({ day })).toSorted(byDay);
  return {
    rows: rows.toSorted((one, other) => compare(one.productCode, other.productCode)),
    goods: goodsToMake(wanted),
    days: days.map(({ day }) => day),
    toMake: rows.reduce((sum, { toMake }) => sum + toMake, 0),
    short: rows.reduce((sum, { short }) => sum + short, 0),
  };
}

function goodsToMake(wanted: readonly Counted[]): PickSheet['goods'] {
  const goods = [...Map.groupBy(wanted, ({ line }) => goodsOf(line)).values()].map((its) => {
    const { toMake, laidOut, remakes } = sumOf(its.map(({ counts }) => counts));
    return { ...presentGoods(its[0]!.line), toMake, laidOut, remakes };
  });
  return goods.toSorted(byGoods);
}
