import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { labelType } from '@pressroom/contract/orders/status';
import { randomFrom } from '@pressroom/imaging/sample';
import type { Caller } from '../../caller.ts';
import { orderMoments } from '../history/moments.ts';
import { people } from '../people.ts';
import { must, type Shop } from '../shop.ts';

const hour = 3_600_000;

/** An order of the shop's own web store: how many shirts, and what is special. */
export interface OwnOrder {
  shirts: number;
  postcode?: string;
  /** Grams of one shirt in its box. */
  weight?: number;
}

/** Orders that go under labels of our own, and have none yet. The first of them is number `from`. */
export async function addOwnOrders(
  caller: Caller,
  { pictures, stores }: Shop,
  { from, orders: wanted }: { from: number; orders: readonly OwnOrder[] },
): Promise<OrderRow[]> {
  const prints = Object.values(pictures);
  const made: OrderRow[] = [];
  const now = Date.now();
  const span = { from: now - 60 * hour, to: now - 2 * hour, count: wanted.length };
  const moments = orderMoments(randomFrom(from), span).reverse();
  for (const [index, { shirts, postcode, weight }] of wanted.entries()) {
    const serial = from + index;
    const person = people[serial % people.length]!;
    const orderTime = moments[index]!;
    const line: CallInput<typeof orders.save>['orderDetailsList'][number] = {
      productCode: 'TEE-WHT-L',
      printingImage: prints[serial % prints.length]!,
      num: shirts,
      ...(weight !== undefined && { parcelWeight: weight }),
    };
    made.push(
      await must(caller, orders.save, {
        thirdOrderNumber: `WEB-${serial}`,
        shopId: stores.austin,
        labelType: labelType.own,
        orderTime,
        deliveryTimeLimit: orderTime + 72 * hour,
        recipientsName: person.name,
        recipientsPhone: person.phone,
        recipientsCountry: 'US',
        recipientsProvinces: person.state,
        recipientsCity: person.city,
        recipientsPostcode: postcode ?? person.zip,
        recipientsAddress: person.street,
        recipientsAddress2: person.unit,
        orderDetailsList: [line],
      }),
    );
  }
  return made;
}
