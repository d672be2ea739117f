import type { CallInput } from '@pressroom/contract/endpoint';
import { askAgainCode } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { recipientFields } from '@pressroom/contract/orders/recipient';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { printing } from '@pressroom/contract/printing/printing';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { presetSheet } from '@pressroom/contract/production/gangSheetSettings';
import { pieces } from '@pressroom/contract/production/pieces';
import type { Caller, Reply } from '../../caller.ts';
import { must, type Shop } from '../../demo/shop.ts';
import type { PlannedAct } from './plan.ts';

export interface Operator {
  caller: Caller;
  /** Acts that may still be taken back. */
  undoable: string[];
  /** How often each kind of act was carried out, at least in part. */
  carriedOut: Map<PlannedAct['kind'], number>;
}

/** What the operators have in common. */
export interface Workplace {
  shop: Shop;
  /** The orders that are worked on. */
  active: readonly string[];
  labels: readonly { trackingNumber: string; pdf: Buffer }[];
  /** The sheets that anybody has laid. */
  sheets: string[];
  colleague: Operator;
}

type Of<Kind extends PlannedAct['kind']> = Extract<PlannedAct, { kind: Kind }>;
type Attempt<Kind extends PlannedAct['kind']> = (
  at: Workplace,
  operator: Operator,
  planned: Of<Kind>,
) => Promise<boolean>;

/** Tries what was planned, and notes where it was carried out. To be refused by a rule is as good; anything else fails. */
export async function attempt(at: Workplace, operator: Operator, planned: PlannedAct): Promise<void> {
  const run = attempts[planned.kind] as Attempt<PlannedAct['kind']>;
  if (!(await run(at, operator, planned))) return;
  operator.carriedOut.set(planned.kind, (operator.carriedOut.get(planned.kind) ?? 0) + 1);
}

const attempts: { [Kind in PlannedAct['kind']]: Attempt<Kind> } = {
  async bulk({ active }, { caller, undoable }, { act, places, delivery }) {
    const ids = places.map((place) => active[place]!);
    if (ids.length === 0) return false;
    const given: CallInput<typeof orders.bulkAct> = { selection: { ids }, act, confirmed: ['short'] };
    const outcome = await must(caller, orders.bulkAct, act === 'schedule' ? { ...given, delivery } : given);
    if (outcome.done.length + outcome.refused.length !== ids.length) throw new Error(`${act} has lost an order`);
    if (outcome.undoUntil) undoable.push(outcome.actId!);
    return outcome.done.length > 0;
  },

  async undo({ colleague }, { caller, undoable }, { share, foreign }) {
    const from = foreign ? colleague.undoable : undoable;
    const actId = from[Math.floor(share * from.length)];
    if (!actId) return false;
    const { status } = await caller.call(orders.undoAct, { actId });
    if (foreign) return expected(status, [404]);
    undoable.splice(undoable.indexOf(actId), 1);
    return expected(status, [200, 409]);
  },

  async edit({ active, shop }, { caller }, { place, nums, mapped }) {
    const order = await detail(caller, active[place]!);
    const { id, thirdOrderNumber, shopId, gmtModified, labelType, trackingNumber } = order;
    const orderDetailsList = nums.map((num) =>
      mapped
        ? { productCode: 'TEE-WHT-L', printingImage: shop.pictures.rose_front, num }
        : { msku: 'NOBODY-MAPS-THIS', num },
    );
    const reply = await caller.call(orders.save, {
      id,
      thirdOrderNumber,
      shopId,
      gmtModified,
      labelType,
      trackingNumber,
      carrierName: 'UPS',
      confirmCarrier: true,
      sharedParcel: order.sharedParcel,
      ...Object.fromEntries(recipientFields.map((field) => [field, order[field]])),
      orderDetailsList,
    });
    return accepted(reply);
  },

  async parcel({ active, labels }, { caller }, { place, number }) {
    const { id, gmtModified } = await detail(caller, active[place]!);
    const { trackingNumber } = labels[number]!;
    const form = { id, gmtModified, trackingNumber, carrierName: 'UPS' };
    return accepted(await caller.call(orders.updateParcel, form, []));
  },

  async label({ active, labels }, { caller }, { place, number }) {
    const { id, gmtModified } = await detail(caller, active[place]!);
    const { trackingNumber, pdf } = labels[number]!;
    const file = [{ fileName: 'label.pdf', bytes: pdf }];
    return accepted(await caller.call(orders.updateParcel, { id, gmtModified, trackingNumber }, file));
  },

  async print({ active }, { caller }, { place, again, worked }) {
    const { thirdOrderNumber, shopId } = await detail(caller, active[place]!);
    const asked = { thirdOrderNumber, shopId };
    let reply = await caller.call(printing.printOrderLabel, asked);
    if (reply.status === 200 && reply.code === askAgainCode && again)
      reply = await caller.call(printing.printOrderLabel, { ...asked, isForce: 1, reason: 'jam' });
    if (!expected(reply.status, [200, 404, 409]) || reply.code === askAgainCode) return false;
    const { status } = await caller.call(printing.sendOrder, { ...asked, status: worked ? 1 : 2 });
    return expected(status, [200, 409]);
  },

  async layOut({ active, sheets }, { caller }, { places }) {
    const ids = places.map((place) => active[place]!);
    if (ids.length === 0) return false;
    const reply = await caller.call(gangSheets.makeSheets, { orders: { ids }, settings: presetSheet });
    if (!expected(reply.status, [200, 409])) return false;
    sheets.push(...reply.data.ids);
    return true;
  },

  async discard({ sheets }, { caller }, { share }) {
    const id = sheets[Math.floor(share * sheets.length)];
    if (!id) return false;
    return (await must(caller, gangSheets.discardSheets, { ids: [id], reason: 'torn' })).done.length > 0;
  },

  async spoil({ active }, { caller }, { place, unit, reason }) {
    const code = codeOf(await detail(caller, active[place]!), unit);
    const found = await caller.call(pieces.piece, { code });
    if (!expected(found.status, [200, 404, 409])) return false;
    const { status } = await caller.call(pieces.spoil, { code, round: found.data.round, reason });
    return expected(status, [200, 404, 409]);
  },

  async unspoil({ active }, { caller }, { place, unit }) {
    const code = codeOf(await detail(caller, active[place]!), unit);
    const { status } = await caller.call(pieces.unspoil, { code });
    return expected(status, [200, 404, 409]);
  },

  async made({ active }, { caller }, { place, unit }) {
    const code = codeOf(await detail(caller, active[place]!), unit);
    return (await must(caller, pieces.made, { codes: [code] })).done.length > 0;
  },
};

function detail(caller: Caller, id: string): Promise<OrderRow> {
  return must(caller, orders.queryDetail, { id });
}

function codeOf({ orderDetailsList }: OrderRow, unit: number): string {
  return pieceCode({ lineId: orderDetailsList[0]!.id, unit });
}

/** The same, where another order may have the tracking number. */
function accepted({ status, data }: Reply<unknown>): boolean {
  const wrong = status === 400 && Array.isArray(data) ? data.map(({ path }: { path?: unknown }) => path) : [];
  if (wrong.some((path) => path !== 'trackingNumber')) throw new Error(`refused for ${wrong.join(', ')}`);
  return expected(status, [200, ...(wrong.length > 0 ? [400] : []), 409]);
}

/** True where it was carried out. */
function expected(status: number, statuses: readonly number[]): boolean {
  if (!statuses.includes(status)) throw new Error(`answered ${status} where only ${statuses.join(', ')} can be meant`);
  return status === 200;
}
