import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { labelType } from '@pressroom/contract/orders/status';
import type { Carrier } from '@pressroom/imaging';
import { pick, type Random, randomFrom, sampleTrackingNumber } from '@pressroom/imaging/sample';
import type { Caller } from '../../caller.ts';
import { stockedCodes } from '../catalogue/blanks.ts';
import { inventPerson } from '../people.ts';
import { must, type Shop } from '../shop.ts';
import type { PastOrder } from './dates.ts';
import { orderMoments } from './moments.ts';

const hour = 3_600_000;
const day = 24 * hour;

const carriers: readonly Carrier[] = ['USPS', 'GOFO EXPRESS', 'UNIUNI', 'UPS', 'FEDEX'];
const remarks = ['请尽快发货 Please ship soon', '生日礼物 Birthday gift', '放门口即可 Leave at the door'];
/** What sells most stands in the list most often. */
const bestsellers = [
  ...stockedCodes('CLS', ['BLK', 'WHT', 'NVY', 'SND']),
  ...stockedCodes('CLS', ['BLK', 'WHT']),
  ...stockedCodes('HOO', ['BLK']),
  ...stockedCodes('MUG', ['WHT']),
];

/** Every so many orders go under a label that the shop buys; the others came with their tracking number. */
const boughtEvery = 5;
export const needsLabel = (serial: number): boolean => serial % boughtEvery === 0;

/** Orders of the four weeks before the newest ones, the newest first. */
export async function addPastOrders(
  caller: Caller,
  { stores }: Shop,
  { prints, count }: { prints: readonly string[]; count: number },
): Promise<PastOrder[]> {
  const random = randomFrom(17);
  const now = Date.now();
  const made: PastOrder[] = [];
  const moments = orderMoments(random, { from: now - 30 * day, to: now - 3 * day, count });
  for (const [serial, orderTime] of moments.entries()) {
    const isAustin = random() < 0.65;
    const { id } = await must(caller, orders.save, {
      thirdOrderNumber: isAustin
        ? `PO-211-0${8_420_000_000_000 + Math.floor(random() * 7_700_000) * 1000 + ((serial * 37) % 1000)}`
        : `GSU1NB${digits(random, 2)}K${digits(random, 5)}`,
      shopId: isAustin ? stores.austin : stores.linden,
      labelType: labelType.own,
      orderTime,
      deliveryTimeLimit: orderTime + 72 * hour,
      remark: random() < 0.06 ? pick(random, remarks) : '',
      orderDetailsList: linesOf(random, prints),
      ...recipientOf(random),
      ...(needsLabel(serial) ? {} : trackingOf(random, serial)),
    });
    made.push({ id, orderTime });
  }
  return made;
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

function trackingOf(random: Random, serial: number) {
  const carrierName = pick(random, carriers);
  return { carrierName, trackingNumber: sampleTrackingNumber(carrierName, 20_000 + serial * 13) };
}

function recipientOf(random: Random) {
  const person = inventPerson(random);
  return {
    recipientsName: person.name,
    recipientsPhone: person.phone,
    recipientsCountry: 'US',
    recipientsProvinces: person.state,
    recipientsCity: person.city,
    recipientsPostcode: person.zip,
    recipientsAddress: person.street,
    recipientsAddress2: person.unit,
  };
}

function linesOf(random: Random, prints: readonly string[]): CallInput<typeof orders.save>['orderDetailsList'] {
  return Array.from({ length: random() < 0.8 ? 1 : 2 }, () => ({
    productCode: pick(random, bestsellers),
    printingImage: pick(random, prints),
    num: pick(random, [1, 1, 1, 2]),
  }));
}
