import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import type { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { findProducts, type Product } from '../../categories/categories.public.ts';
import { lockMappingsForSaving } from '../record/lock.ts';
import { presentMapping } from '../record/present.ts';
import {
  findPrints,
  lockProductsForShare,
  lockMappings,
  type MappingRow,
  type Print,
  putMapping,
  storesOfMappings,
} from '../record/queries.ts';
import { checkMappings } from '../checks/check.ts';
import { previewsOf } from './previews.ts';

type Form = ParsedInput<typeof skuMapping.save>;

interface Saved {
  before: MappingRow | undefined;
  after: MappingRow;
}

/** Adds or changes a mapping and its effect preview. Ends in 409 where the listing contradicts it and the form does not confirm that. */
export async function saveMapping({ tx }: Act, form: Form): Promise<Saved> {
  const former = form.id === undefined ? [] : await storesOfMappings(tx, [form.id]);
  await lockMappingsForSaving(tx, [form.shopId, ...former]);
  // categories are locked before mappings, as a change of a category does
  await lockProductsForShare(tx, [form.productCode]);
  const before = form.id === undefined ? undefined : (await lockMappings(tx, [form.id]))[0];
  if (before) {
    const show = () => Promise.resolve(presentMapping(before));
    await refuseStale(tx, { object: 'skuMapping', record: before, loaded: form.gmtModified, show });
  }

  const product = await productOf(tx, form.productCode);
  const [print1, print2] = await printsOf(tx, form, product);
  const [previewId] = await previewsOf(tx, [{ shopId: form.shopId, product, prints: [print1, print2] }]);
  const id = await putMapping(tx, form.id, {
    shopId: form.shopId,
    skuId: form.skuId,
    productCodeId: product.id,
    printingImageId: print1.id,
    printingImage2Id: print2?.id ?? null,
    previewId: previewId!,
  });
  const [after] = await checkMappings(tx, [id]);
  if (!form.confirmContradictions) refuseContradicted(after!);
  return { before, after: after! };
}

function refuseContradicted({ contradictions }: MappingRow): void {
  if (!contradictions?.length) return;
  const what = contradictions
    .map(({ about, said, mapped }): Message => ({
      key: `skuMapping.contradiction.${about}`,
      params: { said, mapped },
    }))
    // each names two sides with a comma in between: the sign that sets names apart would not part them
    .reduceRight((rest, first) => ({ key: 'skuMapping.contradiction.several', params: { first, rest } }));
  fail(409, 'skuMapping.unconfirmed', { params: { what }, data: { contradictions } });
}

async function productOf(tx: Tx, code: string): Promise<Product> {
  const [product] = await findProducts(tx, { codes: [code] });
  return product ?? failField('productCode', 'skuMapping.unknownProduct', { code });
}

/** Drops the second print where the product has one position, and requires it where the product has two. */
async function printsOf(tx: Tx, form: Form, product: Product): Promise<[Print, Print | undefined]> {
  const second = product.printNum === 2 ? form.printingImage2 : undefined;
  if (product.printNum === 2 && second === undefined)
    failField('printingImage2', 'skuMapping.print2Required', { code: product.code });
  const prints = await findPrints(tx, [form.printingImage, ...(second === undefined ? [] : [second])]);
  const chosen = (field: 'printingImage' | 'printingImage2', id: string) =>
    prints.get(id) ?? failField(field, 'skuMapping.unknownPrint');
  return [
    chosen('printingImage', form.printingImage),
    second === undefined ? undefined : chosen('printingImage2', second),
  ];
}
