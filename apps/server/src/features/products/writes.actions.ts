import type { ParsedInput } from '@pressroom/contract/endpoint';
import { combinationSpec, singleSpec, variantSpec } from '@pressroom/contract/products/form';
import { productType } from '@pressroom/contract/products/product';
import type { productWrites } from '@pressroom/contract/products/writes';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/expressions.ts';
import { fail, failField, failFields, InvalidInput } from '../../platform/failure.ts';
import { componentProblems, componentValues, lockHeld } from './combination/components.ts';
import { refreshProducts } from './record/completeness.ts';
import {
  findWholeProducts,
  getWholeProduct,
  lockProducts,
  type WholeProduct,
  type WholeSku,
} from './record/queries.ts';
import { isVariants } from './record/rights.ts';
import { changeVariants } from './variants/saveVariants.ts';
import { headValues, printProblems } from './write/head.ts';
import { resolveSpecs, type SpecForm } from './write/resolve.ts';
import { deleteProducts, deleteSkus, insertProducts, updateHeads, updateSkus } from './write/save.ts';
import { skuValuesOf } from './write/values.ts';

type Form<Name extends keyof typeof productWrites> = ParsedInput<(typeof productWrites)[Name]>;

/** Locks the product for this transaction; 404 without it. */
export async function lockProduct(tx: Tx, id: string): Promise<WholeProduct> {
  await lockProducts(tx, [id]);
  return getWholeProduct(tx, id);
}

export async function addSingle(
  tx: Tx,
  { singleSpec: own, productSpecs, ...form }: Form<'add'>,
): Promise<WholeProduct> {
  // the form has one of both
  const spec = { ...(own ?? productSpecs![0]!), status: form.status };
  const prints = await printProblems(tx, form);
  const { values, problems } = await resolveSpecs(tx, [spec], () => (own ? 'singleSpec.' : 'productSpecs.0.'));
  failFields([...prints, ...problems]);
  const head = { ...headValues(form), productType: productType.single, styleId: null };
  return added(tx, await insertProducts(tx, [{ ...head, skus: values }]));
}

export async function addCombination(
  tx: Tx,
  { combinationSpec: spec, productSpecs, ...form }: Form<'addCombination'>,
): Promise<WholeProduct> {
  const wrong = await componentProblems(tx, productSpecs, 'productSpecs');
  const { values, problems } = await resolveSpecs(tx, [{ ...spec, status: form.status }], () => 'combinationSpec.');
  failFields([...problems, ...wrong]);
  const components = componentValues(productSpecs);
  const head = { ...headValues(form), productType: productType.combination, styleId: null };
  return added(tx, await insertProducts(tx, [{ ...head, skus: values.map((value) => ({ ...value, components })) }]));
}

async function added(tx: Tx, products: readonly { id: string }[]): Promise<WholeProduct> {
  const ids = products.map(({ id }) => id);
  await refreshProducts(tx, ids);
  return getWholeProduct(tx, ids[0]!);
}

/**
 * Changes the product and the SKUs that are given, all or nothing. What the form does not give stays. Of an editor who is
 * late with one of many SKUs, `show` is what the product is now.
 */
export async function changeProduct(
  tx: Tx,
  before: WholeProduct,
  { form, show }: { form: Form<'edit'>; show: () => unknown },
): Promise<WholeProduct> {
  const { head } = before;
  refuseOtherKinds(head.productType, form);
  // colours and sizes, too, are what its SKUs are made of
  if (isVariants(head.productType) && form.spu !== head.spu) failField('spu', 'products.spuLocked');
  const status = isVariants(head.productType) ? head.status : (form.status ?? head.status);
  const prints = await printProblems(tx, form);
  const skus = await givenSkus(tx, before, { form, status });
  failFields([...prints, ...skus.problems]);
  await updateHeads(tx, [{ ...headValues({ ...form, status }), id: head.id }]);
  if (skus.values.length > 0) await updateSkus(tx, skus.values);
  if (form.variantSpecs?.length) await changeVariants(tx, before, form.variantSpecs, { field: 'variantSpecs', show });
  return refreshed(tx, head.id);
}

const fieldsOfKind = {
  [productType.single]: ['singleSpec'],
  [productType.variants]: ['variantSpecs'],
  [productType.combination]: ['combinationSpec', 'components'],
} as const;

function refuseOtherKinds(type: number, form: Form<'edit'>): void {
  const wrong = Object.entries(fieldsOfKind).flatMap(([kind, fields]) => (Number(kind) === type ? [] : fields));
  const given = wrong.find((field) => form[field] !== undefined);
  if (given) failField(given, 'validation.invalid');
}

/** The SKU of a single product or of a combination, as far as the form has it. */
async function givenSkus(tx: Tx, before: WholeProduct, { form, status }: { form: Form<'edit'>; status: number }) {
  const { singleSpec: single, combinationSpec: combined, components } = form;
  const wrong = components ? await componentProblems(tx, components, 'components') : [];
  const put = components && { components: componentValues(components) };
  const spec = single ?? combined;
  if (!spec) {
    const [sku] = before.skus;
    return {
      problems: wrong,
      values: put && sku ? [{ ...skuValuesOf(sku), status, ...put, id: sku.id }] : [],
    };
  }
  const { id } = skuIn(before, spec.id);
  const place = single ? 'singleSpec.' : 'combinationSpec.';
  const { values, problems } = await resolveSpecs(tx, [{ ...spec, status }], () => place);
  return { problems: [...problems, ...wrong], values: values.map((value) => ({ ...value, ...put, id })) };
}

/** 404 for a SKU of another product. */
export function skuIn({ skus }: WholeProduct, id: string): WholeSku {
  return skus.find((sku) => sku.id === id) ?? fail(404, 'platform.notFound');
}

/** Changes one SKU by the form of its kind. */
export async function changeSku(
  tx: Tx,
  { before, sku, form }: { before: WholeProduct; sku: WholeSku; form: Form<'editSpec'> },
): Promise<WholeProduct> {
  const { head } = before;
  const { values, problems } = await resolveSpecs(tx, [specOfKind(before, sku, form)], () => '');
  failFields(problems);
  await updateSkus(
    tx,
    values.map((value) => ({ ...value, id: sku.id })),
  );
  return refreshed(tx, head.id);
}

function specOfKind({ head }: WholeProduct, sku: WholeSku, form: Form<'editSpec'>): SpecForm {
  if (!isVariants(head.productType)) {
    const schema = head.productType === productType.single ? singleSpec : combinationSpec;
    return { ...judged<SpecForm>(schema, form), status: head.status };
  }
  const { colorCode, sizeCode } = sku;
  return judged(variantSpec, { ...form, status: form.status ?? sku.status, colorCode, sizeCode });
}

/** The form by the stricter rules of its kind. */
function judged<Spec>(schema: z.ZodType<Spec>, form: object): Spec {
  const { data, error } = schema.safeParse(form);
  if (error) throw new InvalidInput(error.issues);
  return data;
}

/** Puts other components into a combination. */
export async function changeComponents(
  tx: Tx,
  before: WholeProduct,
  components: Form<'editCombination'>['productSpecs'],
): Promise<WholeProduct> {
  failFields(await componentProblems(tx, components, 'productSpecs'));
  const put = { components: componentValues(components) };
  await updateSkus(
    tx,
    before.skus.map((sku) => ({ ...skuValuesOf(sku), ...put, id: sku.id })),
  );
  return refreshed(tx, before.head.id);
}

async function refreshed(tx: Tx, id: string): Promise<WholeProduct> {
  await refreshProducts(tx, [id]);
  return getWholeProduct(tx, id);
}

/** Ends in 409 while a combination holds one of these SKUs; from then on none can take them. */
async function refuseHeld(tx: Tx, skuIds: readonly string[]): Promise<void> {
  const combinations = await lockHeld(tx, skuIds);
  if (combinations.length === 0) return;
  const spus = combinations
    .slice(0, combinationsNamed)
    .map(({ spu }) => spu)
    .join(', ');
  const more = combinations.length > combinationsNamed ? ' …' : '';
  fail(409, 'products.linkedCombinations', {
    params: { count: combinations.length, spus: spus + more },
    data: { combinations: combinations.slice(0, combinationsLinked) },
  });
}

/** So many stand in the message, and so many can be opened from it. The message counts all. */
const combinationsNamed = 5;
const combinationsLinked = 20;

/** Ends in 409 while a store lists one of these locked products. */
async function refuseListed(tx: Tx, productIds: readonly string[]): Promise<void> {
  const { listings } = await tx
    .selectFrom('listings')
    .where('productId', '=', anyOf(productIds, 'bigint'))
    .select(sql<number>`count(*)::int`.as('listings'))
    .executeTakeFirstOrThrow();
  if (listings > 0) fail(409, 'products.listed', { params: { count: listings }, data: { listings } });
}

export async function removeProduct(tx: Tx, { head, skus }: WholeProduct): Promise<void> {
  await refuseHeld(
    tx,
    skus.map(({ id }) => id),
  );
  await refuseListed(tx, [head.id]);
  await deleteProducts(tx, [head.id]);
}

/** Deletes these SKUs; a product goes with its last one. Answers the products that are left, by their ids. */
export async function removeSkus(
  tx: Tx,
  products: readonly WholeProduct[],
  skuIds: readonly string[],
): Promise<Map<string, WholeProduct>> {
  await refuseHeld(tx, skuIds);
  const gone = new Set(skuIds);
  const isEmptied = ({ skus }: WholeProduct) => skus.every(({ id }) => gone.has(id));
  const [emptied, left] = [products.filter(isEmptied), products.filter((product) => !isEmptied(product))];
  const emptiedIds = emptied.map(({ head }) => head.id);
  await refuseListed(tx, emptiedIds);
  await deleteSkus(tx, skuIds);
  await deleteProducts(tx, emptiedIds);
  const ids = left.map(({ head }) => head.id);
  await refreshProducts(tx, ids);
  return new Map((await findWholeProducts(tx, ids)).map((product) => [product.head.id, product]));
}
