import type { HoldDecision, HoldKind } from '@pressroom/contract/orders/holds';

/** The labels of the decisions on each kind of report; which are allowed stands in the contract. */
export const choices = {
  cancelled: [
    ['close', 'orders.decision.cancelled.close'],
    ['goOn', 'orders.decision.cancelled.goOn'],
  ],
  closedHere: [
    ['goOn', 'orders.decision.closedHere.goOn'],
    ['close', 'orders.decision.closedHere.close'],
  ],
  shippedThere: [
    ['takeOver', 'orders.decision.shippedThere.takeOver'],
    ['goOn', 'orders.decision.shippedThere.goOn'],
    ['close', 'orders.decision.shippedThere.close'],
  ],
  cancellationAsked: [
    ['close', 'orders.decision.cancellationAsked.close'],
    ['goOn', 'orders.decision.cancellationAsked.goOn'],
  ],
  goodsChanged: [
    ['takeOver', 'orders.decision.goodsChanged.takeOver'],
    ['keep', 'orders.decision.goodsChanged.keep'],
  ],
  addressChanged: [
    ['takeOver', 'orders.decision.addressChanged.takeOver'],
    ['keep', 'orders.decision.addressChanged.keep'],
  ],
  addressChangeAsked: [
    ['goOn', 'orders.decision.addressChangeAsked.goOn'],
    ['close', 'orders.decision.addressChangeAsked.close'],
  ],
  risk: [
    ['goOn', 'orders.decision.risk.goOn'],
    ['close', 'orders.decision.risk.close'],
  ],
} as const satisfies Readonly<Record<HoldKind, readonly (readonly [HoldDecision, string])[]>>;
