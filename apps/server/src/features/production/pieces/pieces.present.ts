import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import type { production } from '@pressroom/contract/production/production';
import type { Db } from '../../../platform/database/database.ts';
import { fileUrl, previewUrl } from '../../../platform/storage/blobs.ts';
import { findProducts } from '../../categories/categories.public.ts';
import { type LineRecord, printsOf } from '../../orders/orders.public.ts';
import type { Named } from './find.ts';
import { findKnown, findMarks, findShopName, findSpoilings } from './pieces.queries.ts';
import { mayUndo, roundOf, stateOf, unitKey, unmarkObjection, workObjection } from './pieces.rules.ts';

type Presented = HandlerOutput<typeof production.piece>;

/** A piece as the person sees it who holds it. */
export async function presentPiece(db: Db, { order, line, unit }: Named): Promise<Presented> {
  const { productCodeId } = line;
  const [product] = productCodeId ? await findProducts(db, { ids: [productCodeId] }) : [];
  const problem = workObjection(order) ?? null;
  const making = unit === null ? nothingMade : await makingOf(db, { order, line, unit });
  return {
    code: pieceCode({ lineId: line.id, unit: unit ?? 0 }),
    orderId: order.id,
    thirdOrderNumber: order.thirdOrderNumber,
    shopName: await findShopName(db, order.shopId),
    sysStatus: order.sysStatus,
    deliveryTimeLimit: order.deliveryTimeLimit,
    lineId: line.id,
    lineNo: line.lineNo,
    unit,
    num: line.num,
    productCode: line.productCode,
    productName: line.categoryName,
    sizeName: product?.sizeName ?? '',
    colorName: product?.colorName ?? '',
    picture: line.previewKey && previewUrl(line.previewKey),
    prints: presentPrints(line),
    ...making,
    problem,
    canUndo: making.canUndo && problem === null,
    canUnmark: making.canUnmark && problem === null,
  };
}

type MakingShown = Pick<Presented, 'state' | 'round' | 'madeBy' | 'madeAt' | 'history' | 'canUndo' | 'canUnmark'>;

const nothingMade: MakingShown = {
  state: null,
  round: 1,
  madeBy: null,
  madeAt: null,
  history: [],
  canUndo: false,
  canUnmark: false,
};

async function makingOf(db: Db, { order, line, unit }: Omit<Named, 'code'> & { unit: number }): Promise<MakingShown> {
  const which = { lineId: line.id, unit };
  const known = await findKnown(db, { orderIds: [order.id], lineIds: [line.id] });
  const history = await findSpoilings(db, which);
  const [state, round] = [stateOf(known, order, which), roundOf(known, which)];
  const marks = await findMarks(db, [line.id]);
  const mark = marks.find((one) => one.unit === unit && one.round === round);
  const marked = { code: '', markedAt: mark?.gmtCreate, isScanned: known.scanned.has(unitKey(which)) };
  return {
    state,
    round,
    madeBy: mark?.createUser ?? null,
    madeAt: mark?.gmtCreate ?? null,
    history: history.map(({ id, round: was, reason, reasonText, createUser, gmtCreate }) => ({
      id,
      round: was,
      reason,
      reasonText,
      createUser,
      gmtCreate,
    })),
    canUndo: mayUndo({ gmtCreate: history[0]?.gmtCreate, state }, Date.now()),
    canUnmark: unmarkObjection(marked, Date.now()) === undefined,
  };
}

function presentPrints(line: LineRecord): Presented['prints'] {
  return printsOf(line).flatMap(({ slot, position }) => {
    const [name, key] = slot === 1 ? [line.printingName, line.printingKey] : [line.printingName2, line.printingKey2];
    return name ? [{ position, name, picture: key && fileUrl(key) }] : [];
  });
}
