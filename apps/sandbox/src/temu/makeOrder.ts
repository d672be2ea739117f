import type { OrderSpec } from '../system.ts';
import type { Chance } from '../world/chance.ts';
import type { Listing } from '../world/listings.ts';
import { makeSale } from '../world/sales.ts';
import type { Store } from '../world/stores.ts';
import { orderStatus, type TemuOrder } from './order.ts';
import { regions } from './zones.ts';

/** How long the buyer may change an order before the seller gets it. */
export const pendingMs = 2 * 60_000;

interface NewOrder {
  placedAt: number;
  /** What buyers choose among. */
  offered: Listing[];
  serial: number;
  spec: Pick<OrderSpec, 'heldBack' | 'oversized'>;
}

export function makeOrder(chance: Chance, store: Store, { placedAt, offered, serial, spec }: NewOrder): TemuOrder {
  const { items, ...sale } = makeSale(chance, store, { placedAt, offered });
  const region = String(regions[store.country].regionId).padStart(3, '0');
  // store and serial make the number unique; the other digits may repeat
  const stem = `2${store.id.slice(1).padStart(2, '0')}${String(serial).padStart(7, '0')}`;
  return {
    ...sale,
    items,
    number: `PO-${region}-${stem}${chance.digits(7)}`,
    status: orderStatus.pending,
    lines: items.map(({ listing, quantity }, index) => ({
      ...idsOf(listing),
      orderSn: `${region}-${stem}${index}${chance.digits(6)}`,
      listing,
      quantity,
      ordered: quantity,
      shipped: 0,
      status: orderStatus.pending,
      cancelledWhilePending: false,
    })),
    cancellationAsked: false,
    moved: false,
    asked: 0,
    withheld: false,
    oversized: chance.happens(spec.oversized),
    riskAlert: chance.happens(spec.heldBack),
    pendingUntil: placedAt + pendingMs,
  };
}

export const productSkuId = ({ numericId }: Pick<Listing, 'numericId'>) => String(numericId + 40_000_000_000_000);

function idsOf({ spu, sku, numericId, published }: Listing) {
  const serial = spu.slice(-10);
  const skuId = String(numericId);
  if (published) return { goodsId: `60109${serial}`, skuId, productId: spu, productSkuId: sku };
  return {
    goodsId: `60109${serial}`,
    skuId,
    productId: `4${serial}`,
    productSkuId: productSkuId({ numericId }),
  };
}
