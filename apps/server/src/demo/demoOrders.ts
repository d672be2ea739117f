import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { type Carrier } from '@pressroom/imaging';
import { type SampleLabel, sampleLabelPdf, sampleTrackingNumber } from '@pressroom/imaging/sample';
import type { Caller } from '../caller.ts';
import { must, type Shop } from './shop.ts';

export const people = [
  {
    name: 'Maria Gonzalez',
    phone: '+1 512 555 0142',
    street: '1804 Kinney Ave',
    unit: 'Unit B',
    city: 'Austin',
    state: 'TX',
    zip: '78704',
  },
  {
    name: 'Sean O’Neil',
    phone: '(206) 555-0176',
    street: '3910 Linden Ave N',
    unit: '',
    city: 'Seattle',
    state: 'WA',
    zip: '98103',
  },
  {
    name: '李小姐',
    phone: '17025550101',
    street: '3150 Paradise Rd',
    unit: '#204',
    city: 'Las Vegas',
    state: 'NV',
    zip: '89109',
  },
  {
    name: 'Zoë Müller',
    phone: '7185550188',
    street: '77 N 6th St',
    unit: '',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11211',
  },
  {
    name: 'Andre Williams',
    phone: '404-555-0119',
    street: '265 Peachtree Ctr Ave',
    unit: 'Apt 9',
    city: 'Atlanta',
    state: 'GA',
    zip: '30303',
  },
  {
    name: '王伟',
    phone: '6265550133',
    street: '140 W Valley Blvd',
    unit: '',
    city: 'San Gabriel',
    state: 'CA',
    zip: '91776',
  },
] as const;

const carriers: Carrier[] = ['UPS', 'USPS', 'FEDEX', 'GOFO EXPRESS', 'UNIUNI'];
const hour = 3_600_000;

export interface DemoOrder {
  id: string;
  label: SampleLabel;
}

/** Orders of the last three days; `count` of them, some with several lines, one waiting for a SKU mapping. */
export async function addOrders(caller: Caller, shop: Shop, count: number): Promise<DemoOrder[]> {
  const added: DemoOrder[] = [];
  for (let serial = 0; serial < count; serial += 1) {
    const { form, label } = order(shop, serial);
    const { id } = await must(caller, orders.save, form);
    added.push({ id, label });
  }
  return added;
}

function order(shop: Shop, serial: number): { form: CallInput<typeof orders.save>; label: SampleLabel } {
  const person = people[serial % people.length]!;
  const carrier = carriers[serial % carriers.length]!;
  const trackingNumber = sampleTrackingNumber(carrier, 4_200 + serial * 7);
  const orderTime = Date.now() - Math.round((2 + serial * 1.9) * hour);
  const fromAustin = serial % 3 !== 0;
  const thirdOrderNumber = fromAustin
    ? `PO-211-0842771364${5200 + serial}`
    : `GSU1NB64K${String(20_100 + serial * 13)}`;
  const form = {
    thirdOrderNumber,
    shopId: fromAustin ? shop.stores.austin : shop.stores.linden,
    labelType: 2 as const,
    orderTime,
    deliveryTimeLimit: orderTime + (serial % 5 === 0 ? 20 : 72) * hour,
    carrierName: carrier,
    trackingNumber,
    recipientsName: person.name,
    recipientsPhone: person.phone,
    recipientsCountry: 'US',
    recipientsProvinces: person.state,
    recipientsCity: person.city,
    recipientsPostcode: person.zip,
    recipientsAddress: person.street,
    recipientsAddress2: person.unit,
    remark: serial % 9 === 4 ? '礼物，请不要放发票 A gift: no invoice, please' : '',
    orderDetailsList: linesOf(shop, serial, fromAustin),
  };
  const label = {
    carrier,
    trackingNumber,
    orderNumber: thirdOrderNumber,
    name: person.name,
    address: person.street,
    city: person.city,
    state: person.state,
    zip: person.zip,
  };
  return { form, label };
}

function linesOf(
  { pictures }: Shop,
  serial: number,
  fromAustin: boolean,
): CallInput<typeof orders.save>['orderDetailsList'] {
  const files = Object.values(pictures);
  const pick = (step: number) => files[(serial + step) % files.length]!;
  // the one SKU id of the demo that nobody has mapped yet
  if (serial === 4) return [{ msku: '17592304999001', num: 1 }];
  const mapped = { msku: fromAustin ? '17592304881155' : '5230236437987443003', num: 1 + (serial % 2) };
  const white = { productCode: 'TEE-WHT-L', printingImage: pick(1), num: 1 };
  const black = { productCode: 'TEE-BLK-M', printingImage: pick(2), printingImage2: pick(4), num: 1 + (serial % 3) };
  return [[mapped], [white], [black], [white, black], [mapped, white]][serial % 5]!;
}

/** One PDF with a page for each order, as the carriers send them. */
export async function addLabels(caller: Caller, labelled: readonly DemoOrder[]): Promise<void> {
  const pdf = await sampleLabelPdf(labelled.map((one) => one.label));
  await must(caller, orders.analysisLabel, {}, [{ fileName: 'labels.pdf', bytes: pdf }]);
}
