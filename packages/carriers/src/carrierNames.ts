export const carrierNames = ['UPS', 'FEDEX', 'USPS', 'GOFO EXPRESS', 'UNIUNI'] as const;
export type CarrierName = (typeof carrierNames)[number];
