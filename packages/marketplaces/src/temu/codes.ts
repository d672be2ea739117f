/** The states of a parent order and of each of its orders. */
export const temuOrderStatus = {
  /** The buyer may still change it. */
  pending: 1,
  toShip: 2,
  cancelled: 3,
  shipped: 4,
  partlyShipped: 41,
  delivered: 5,
  partlyDelivered: 51,
} as const;
export type TemuOrderStatus = keyof typeof temuOrderStatus;

/** Labels of a parent order that stop its work or make it urgent. */
export const temuOrderLabel = {
  soonOverdue: 'soon_to_be_overdue',
  overdue: 'past_due',
  cancellationAsked: 'pending_buyer_cancellation',
  addressChangeAsked: 'pending_buyer_address_change',
  riskAlert: 'pending_risk_control_alert',
  signatureRequired: 'signature_required_on_delivery',
} as const;

export const packageDelivery = {
  ownCarrier: 1,
  temuLabel: 2,
  cooperativeOwnCarrier: 3,
  cooperativeTemuLabel: 4,
} as const;

export const temuLabelStatus = { pending: 0, ready: 1, failed: 2, cancelled: 3, turnedToOwnCarrier: 9 } as const;
export type TemuLabelStatus = keyof typeof temuLabelStatus;

export const warehouseManagement = { cooperative: 0, own: 1, home: 2, other: 3 } as const;

/** `whole`: one package for one parent order. `split`: several. `combined`: one package for several parent orders. */
export const sendTypes = { whole: 0, split: 1, combined: 2 } as const;
export type TemuSendType = keyof typeof sendTypes;

/** Warnings that a seller accepts: shipping now declines the buyer's request, or buys a second label for an item that has one. */
export type TemuAcceptance =
  | 'DENY_CANCELLATION'
  | 'DENY_ADDRESS_CHANGE'
  | 'DENY_PARENT_RISK_WARNING'
  | 'SUCCESSFUL_RETRY';

/** The known numbers of countries in orders, with their ISO codes. */
export const temuRegions: Readonly<Partial<Record<string, string>>> = {
  '211': 'US',
  '210': 'GB',
  '76': 'DE',
  '69': 'FR',
  '98': 'IT',
  '186': 'ES',
  '141': 'NL',
  '162': 'PL',
  '37': 'CA',
  '128': 'MX',
  '100': 'JP',
};

export const mallTypes = { semiManaged: 1, local: 100 } as const;

export const addressRestriction = { cashOnDelivery: 1, noOwnShipping: 2, labelsOfTemuOnly: 3 } as const;
