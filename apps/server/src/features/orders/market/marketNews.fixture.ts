import { noRecipient } from '@pressroom/contract/orders/recipient';

/** Where the orders of these tests go. */
export const place = {
  ...noRecipient,
  recipientsName: 'Maria Gonzalez',
  recipientsPhone: '512 555 0100',
  recipientsCountry: 'US',
  recipientsProvinces: 'TX',
  recipientsCity: 'Austin',
  recipientsPostcode: '78704',
  recipientsAddress: '1804 Kinney Ave',
};

/** One of the marketplace's own lines, by its name there. */
export const item = (id: string, quantity = 2) => ({ id, quantity });

/** A line as the marketplace has it. */
export const theirs = (msku: string, num: number, ...names: string[]) => ({
  msku,
  num,
  listing: {},
  marketItems: names.map((name) => item(name)),
});

/** A line as our order has it. */
export const ours = (msku: string, num: number, marketItems: unknown = [item('L-1')], id = msku) => ({
  id,
  msku,
  num,
  marketItems,
  productCode: 'TEE',
});
