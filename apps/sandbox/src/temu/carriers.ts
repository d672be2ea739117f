import type { Carrier } from '../world/trackingNumbers.ts';
import type { OrderZone } from './zones.ts';

interface Company {
  id: number;
  /** TEMU's name of the carrier; other systems use other names. */
  name: string;
  brand: string;
  carrier: Carrier;
  zones: OrderZone[];
}

export const companies: Company[] = [
  { id: 699_272_611, name: 'UPS (United Parcel Service)', brand: 'UPS', carrier: 'UPS', zones: ['us', 'eu', 'global'] },
  { id: 699_272_612, name: 'United States Postal Service', brand: 'USPS', carrier: 'USPS', zones: ['us'] },
  { id: 699_272_613, name: 'FedEx Home Delivery', brand: 'FedEx', carrier: 'FEDEX', zones: ['us', 'eu', 'global'] },
  { id: 699_272_614, name: 'GOFO', brand: 'GOFO', carrier: 'GOFO EXPRESS', zones: ['us'] },
  { id: 699_272_615, name: 'UniUni Logistics', brand: 'UNIUNI', carrier: 'UNIUNI', zones: ['us'] },
  { id: 699_272_616, name: 'FedEx Ground', brand: 'FedEx', carrier: 'FEDEX', zones: ['us'] },
];

export interface Channel {
  /** Some have more digits than a double can hold. */
  id: string;
  companyId: number;
  logisticsType: string;
  baseCents: number;
  centsPerKilogram: number;
}

export const channels: Channel[] = [
  { id: '897039159485005824', companyId: 699_272_611, logisticsType: 'Ground', baseCents: 720, centsPerKilogram: 95 },
  {
    id: '897039159485005825',
    companyId: 699_272_612,
    logisticsType: 'Advantage',
    baseCents: 410,
    centsPerKilogram: 140,
  },
  { id: '12884901889', companyId: 699_272_613, logisticsType: 'Home', baseCents: 780, centsPerKilogram: 90 },
  { id: '12884901890', companyId: 699_272_614, logisticsType: 'Parcel', baseCents: 355, centsPerKilogram: 120 },
  {
    id: '9223372036854775807',
    companyId: 699_272_615,
    logisticsType: 'Standard',
    baseCents: 340,
    centsPerKilogram: 130,
  },
];

export const companyOf = (id: number) => companies.find((company) => company.id === id);

export function channelsIn(zone: OrderZone): Channel[] {
  return channels.filter(({ companyId }) => companyOf(companyId)?.zones.includes(zone));
}

/** Depends on channel and weight alone. */
export function priceOf({ baseCents, centsPerKilogram }: Channel, grams: number): number {
  return baseCents + Math.ceil((grams / 1000) * centsPerKilogram);
}
