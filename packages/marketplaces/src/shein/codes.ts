/** SHEIN's numbers for an order's state, and for each of its units alike. */
export const sheinOrderStatus = {
  pending: 1,
  toShip: 2,
  toShipByShein: 3,
  shipped: 4,
  delivered: 5,
  refunded: 6,
  toBePickedUp: 7,
  damagedOrLost: 8,
  rejected: 9,
} as const;
export type SheinOrderStatus = keyof typeof sheinOrderStatus;

export const orderType = { normal: 1, exchange: 2, certifiedTurnedSelfShip: 4, certifiedWarehouse: 5 } as const;

export const stockMode = { sheinWarehouse: 2, merchant: 3 } as const;

/** Who may carry an order; one order may allow both. */
export const logisticsOption = { platform: 1, merchant: 2 } as const;

/** Who picks the carrier of the platform's logistics. */
export const carrierChoice = { platform: 1, merchant: 2 } as const;

/** `replaced` and `removed` units must not be shipped. */
export const exchangeState = { none: 1, replaced: 2, replacement: 3, removed: 4 } as const;

export const attributeKind = { sales: 1, sizeChart: 2, composition: 3, product: 4 } as const;

export const attributeMode = { manual: 0, multiple: 1, singleForSales: 2, single: 3, multipleAndManual: 4 } as const;

export const attributeNeed = { retired: 1, optional: 2, required: 3 } as const;

export const attributeRemark = { important: 1, compliance: 2, quality: 3, customs: 4 } as const;

/** Whether a category wants its main attribute to have the value named "默认". */
export const defaultValueRule = { must: 1, may: 2, mustNot: 3 } as const;

export const placeState = { pending: 1, placed: 2, failed: 3 } as const;

export const authorizationChange = { unbound: 1, keyReset: 2, storeInvalid: 3, other: 4 } as const;

/** Why an order cannot be worked on now. */
export type SheinObstacle =
  | 'busy'
  | 'customerServiceChecks'
  | 'invoiceMissing'
  | 'parcelNotMade'
  | 'outOfStock'
  | 'noWarehouseAddress'
  | 'splitUndecided';

const obstacles: Record<SheinObstacle, number[]> = {
  /** Ends by itself within half an hour. */
  busy: [1, 5, 7, 8],
  customerServiceChecks: [2],
  invoiceMissing: [3, 13],
  parcelNotMade: [4],
  outOfStock: [6, 9],
  noWarehouseAddress: [10, 11],
  splitUndecided: [12],
};

export type Obstacle = { code: number; name: SheinObstacle | undefined };

export function obstacleOf(code: number): Obstacle {
  const entry = Object.entries(obstacles).find(([, codes]) => codes.includes(code));
  return { code, name: entry?.[0] as SheinObstacle | undefined };
}
