import { z } from 'zod';

const words = z.string().trim().min(1);
const measure = z.number().positive();

const party = z.strictObject({
  Name: words,
  Company: z.string(),
  Phone: words,
  CountryCode: z.string().regex(/^[A-Z]{2}$/),
  Province: words,
  City: words,
  ZipCode: words,
  Street: words,
  StreetAddress2: z.string(),
});

export const quoteForm = z.strictObject({
  ChannelCode: words,
  Sender: party,
  Receiver: party,
  Packages: z
    .array(
      z.strictObject({
        Length: measure,
        Width: measure,
        Height: measure,
        DimensionUnit: z.literal('IN'),
        Weight: measure,
        WeightUnit: z.literal('LB'),
      }),
    )
    .min(1),
});

export const orderForm = quoteForm.extend({
  ReferenceNo: words.max(50),
  Items: z.array(z.strictObject({ Sku: words, Name: words, Quantity: z.int().positive() })).min(1),
  Remark: z.string().max(100),
});
