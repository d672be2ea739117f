import { z } from 'zod';
import { notFound } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { clean } from '../fields/texts.ts';
import { either } from './products.ts';

/** What a product takes over from its template, in the order of the dialog: fields, then slots by their image type. */
export const takeOverFields = [
  'categoryTemplate',
  'outerPkgTemplate',
  'material',
  'origin',
  'referenceLinks',
  'originalPrice',
  'sellingPrice',
  'box',
  'weight',
  'slot1',
  'slot2',
  'slot3',
  'slot7',
  'slot4',
  'slot5',
  'slot6',
  'slot8',
] as const;
export const takeOverField = z.enum(takeOverFields);
export type TakeOverField = z.output<typeof takeOverField>;

const mostProducts = 200;

const templateChange = z.object({
  field: takeOverField,
  /** The values of the SKUs that differ afterwards, each once: names, ranges, sides, or of a slot how many pictures. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** SKUs that differ afterwards. */
  skus: z.int(),
});

export const productTakeOver = {
  changes: endpoint({
    method: 'POST',
    path: '/product/templateChanges',
    summary: 'What products would take over from their templates, field by field; nothing is written',
    permission: either,
    reads: true,
    input: z.object({ ids: z.array(id('Product'), { error: 'validation.chooseSome' }).min(1).max(mostProducts) }),
    /** Without those that have no template. */
    output: z.array(
      z.object({
        id: id('Product'),
        spu: z.string(),
        productTemplateName: z.string(),
        /** Of the product as it is now and of its template: to be sent with the act. */
        basis: z.string(),
        /** Empty: it has all that the template says. */
        changes: z.array(templateChange),
      }),
    ),
    failures: { ...notFound },
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/product/takeOver',
    summary:
      'Take fields over from the templates, and with it note that the products follow their templates as these are now. All of them or, if one has changed since, none',
    permission: either,
    input: z.object({
      products: z
        .array(z.object({ id: id('Product'), basis: z.string().max(100).check(clean) }))
        .min(1)
        .max(mostProducts),
      /** None: the products stay as they are, and follow their templates again. */
      fields: z.array(takeOverField).max(takeOverFields.length),
    }),
    output: z.object({
      /** SKUs that differ now. */
      skus: z.int(),
    }),
    failures: { ...notFound, 'products.takeOver.changed': failure(409, z.object({ spus: z.array(z.string()) })) },
  }),
};
