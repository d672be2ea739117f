import type { Carrier } from '../world/trackingNumbers.ts';

export interface Channel {
  expressId: number;
  code: string;
  /** A carrier's name, as SHEIN writes it. */
  carrierName: string;
  carrier: Carrier;
  days: [min: number, max: number];
}

export const channels: Channel[] = [
  { expressId: 3102, code: 'SPX-UPS-GRD', carrierName: 'UPS-US', carrier: 'UPS', days: [3, 6] },
  { expressId: 3103, code: 'SPX-USPS-GA', carrierName: 'USPS', carrier: 'USPS', days: [3, 7] },
  { expressId: 3104, code: 'SPX-FDX-GRD', carrierName: 'FEDEX SmartPost', carrier: 'FEDEX', days: [2, 5] },
  { expressId: 3105, code: 'SPX-GOFO-EXP', carrierName: 'GofoExpress', carrier: 'GOFO EXPRESS', days: [4, 8] },
  { expressId: 3106, code: 'SPX-UNI-STD', carrierName: 'UNI UNI LOGISTICS', carrier: 'UNIUNI', days: [3, 8] },
];
