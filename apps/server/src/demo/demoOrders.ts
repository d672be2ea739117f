import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { type Carrier } from '@pressroom/imaging';
import { randomFrom, type SampleLabel, sampleLabelPdf, sampleTrackingNumber } from '@pressroom/imaging/sample';
import type { Caller } from '../caller.ts';
import { orderMoments } from './history/moments.ts';
import { people } from './people.ts';
import { must, type Shop } from './shop.ts';

const carriers: Carrier[] = ['UPS', 'USPS', 'FEDEX', 'GOFO EXPRESS', 'UNIUNI'];
const hour = 3_600_000;

export interface DemoOrder {
  id: string;
  thirdOrderNumber: string;
  orderTime: number;
  label: SampleLabel;
}

/**
 * The newest orders of the shop, the newest first: `open` ones of the last two days, and `done` ones of the week before.
 * Some have several lines, one waits for a SKU mapping.
 */
export async function addOrders(
  caller: Caller,
  shop: Shop,
  { open, done }: { open: number; done: number },
): Promise<DemoOrder[]> {
  const random = randomFrom(42);
  const now = Date.now();
  const turn = now - 48 * hour;
  const moments = [
    ...orderMoments(random, { from: turn, to: now - hour, count: open }),
    ...orderMoments(random, { from: turn - 7 * 24 * hour, to: turn, count: done }),
  ];
  const added: DemoOrder[] = [];
  for (const [serial, orderTime] of moments.entries()) {
    const { form, label } = order(shop, { serial, orderTime });
    const { id } = await must(caller, orders.save, form);
    added.push({ id, thirdOrderNumber: form.thirdOrderNumber, orderTime, label });
  }
  return added;
}

function order(
  shop: Shop,
  { serial, orderTime }: { serial: number; orderTime: number },
): { form: CallInput<typeof orders.save>; label: SampleLabel } {
  const person = people[serial % people.length]!;
  const carrier = carriers[serial % carriers.length]!;
  const trackingNumber = sampleTrackingNumber(carrier, 4_200 + serial * 7);
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
export async function addLabels(caller: Caller, labelled: readonly Pick<DemoOrder, 'label'>[]): Promise<void> {
  const pdf = await sampleLabelPdf(labelled.map((one) => one.label));
  await must(caller, orders.analysisLabel, {}, [{ fileName: 'labels.pdf', bytes: pdf }]);
}
