import type { PublishProductForm } from '@pressroom/contract/publishing/form';
import type { Message } from '@pressroom/contract/message';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import type { SoldProduct, SoldSku } from '../../products/products.public.ts';
import { type Candidates, findCandidates, nameOf, objectionTo, pricesFor, skusOnSale } from './candidates.ts';
import { findTakenCargoNos, storeSkus } from './codes.ts';
import type { FrozenSku, NewListing, NewSku } from './freeze.ts';

interface Refusal {
  storeId: string;
  productId: string;
  cargoNo: string;
  msg: Message;
}

/** The products, which nobody can delete until the transaction ends, and the stores. */
async function holdCandidates(tx: Tx, forms: readonly PublishProductForm[]): Promise<Candidates> {
  const productIds = [...new Set(forms.map(({ productId }) => productId))];
  await tx
    .selectFrom('products')
    .where('id', '=', anyOf(productIds, 'bigint'))
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute();
  return findCandidates(tx, forms);
}

/** The listings that are to be made of a form; ends in 409 with every one that cannot be. */
export async function newListings(tx: Tx, forms: readonly PublishProductForm[], planId: string): Promise<NewListing[]> {
  const candidates = await holdCandidates(tx, forms);
  refuseLinks(forms, (form) => objectionTo(candidates, form));
  const made = forms.map((form) => {
    const product = candidates.products.get(form.productId)!;
    return { form, product, skus: skusOnSale(product) };
  });
  const names = await storeSkus(
    tx,
    made.map(({ form: { storeId }, skus }) => ({ storeId, skus: skus.map(({ sku }) => sku) })),
  );
  return made.map(({ form, product, skus }, at) => {
    const { id: _, prices = [], ...own } = form;
    const given = new Map(prices.map(({ productSpecId, ...both }) => [productSpecId, both]));
    return {
      ...own,
      planId,
      name: nameOf(product),
      skus: skus.map((sku, position): NewSku => ({
        skuId: sku.id,
        sku: names[at]![position]!,
        ...(given.get(sku.id) ?? pricesFor(candidates, form.storeId, sku)),
        frozen: frozenSku(product, sku),
      })),
    };
  });
}

export function frozenSku({ head }: SoldProduct, sku: SoldSku): FrozenSku {
  return {
    productCodeId: sku.productCodeId,
    print1Id: head.print1Id,
    print2Id: head.print2Id,
    colorId: sku.colorId,
    sizeId: sku.sizeId,
    stock: sku.stock,
    outerBoxLength: sku.outerBoxLength,
    outerBoxWidth: sku.outerBoxWidth,
    outerBoxHeight: sku.outerBoxHeight,
    outerBoxWeight: sku.outerBoxWeight,
    productReferenceLinks: sku.productReferenceLinks,
    mainKey: sku.mainKey,
  };
}

type Link = Pick<PublishProductForm, 'id' | 'storeId' | 'productId' | 'cargoNo'>;

/** Ends in 409 with every item number that its store has already, or that stands here twice. */
export async function refuseTakenCargoNos(tx: Tx, links: readonly Link[], goneIds: readonly string[]): Promise<void> {
  // an item number may pass from one of these listings to another, or come from one that is deleted in the same act
  const own = [...links.flatMap(({ id }) => id ?? []), ...goneIds];
  const isTaken = await findTakenCargoNos(tx, links, own);
  const seen = new Set<string>();
  refuseLinks(links, (link) => {
    const { cargoNo } = link;
    const place = `${link.storeId} ${cargoNo.toLowerCase()}`;
    if (isTaken(link)) return { key: 'publishing.cargoNoTaken', params: { cargoNo } };
    if (seen.has(place)) return { key: 'publishing.cargoNoTwice', params: { cargoNo } };
    seen.add(place);
    return undefined;
  });
}

function refuseLinks<One extends Link>(links: readonly One[], objection: (link: One) => Message | undefined): void {
  const refused = links.flatMap((link): Refusal[] => {
    const msg = objection(link);
    const { storeId, productId, cargoNo } = link;
    return msg ? [{ storeId, productId, cargoNo, msg }] : [];
  });
  if (refused.length > 0) fail(409, 'publishing.linksRefused', { data: refused });
}

/** Somebody else took an item number or a SKU of one of them at the same moment. */
export function refuseTakenMeanwhile([first]: readonly Link[]): never {
  const { storeId, productId, cargoNo } = first!;
  const msg = { key: 'publishing.takenMeanwhile' } as const;
  fail(409, 'publishing.linksRefused', { data: [{ storeId, productId, cargoNo, msg }] });
}
