/** Why a label page that no order took is let go. */
export const discardReasons = ['notALabel', 'duplicate', 'orderClosed', 'other'] as const;
export type DiscardReason = (typeof discardReasons)[number];
