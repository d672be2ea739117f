import { z } from 'zod';

const words = z.string().trim().min(1);
const measure = z.number().positive();

export const rateForm = z.strictObject({
  channelCode: words,
  senderAddressId: words,
  recipient: z.strictObject({
    name: words,
    company: z.string(),
    phone: words,
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    state: words,
    city: words,
    postcode: words,
    address1: words,
    address2: z.string(),
  }),
  /** Centimetres and kilograms. */
  volumeList: z.array(z.strictObject({ length: measure, width: measure, height: measure, weight: measure })).min(1),
});

export const createForm = rateForm.extend({
  customerNo: words.max(50),
  /** 1 buys the label; other values would leave a draft. */
  toStatus: z.literal(1),
  itemList: z.array(z.strictObject({ sku: words, itemName: words, quantity: z.int().positive() })).min(1),
  labelMemo: z.string().max(100),
});

export const byReference = z.strictObject({ customerNo: words });
export const byNumber = z.strictObject({ orderNo: z.union([z.bigint(), z.int()]).transform(String) });
export const nothing = z.strictObject({});
