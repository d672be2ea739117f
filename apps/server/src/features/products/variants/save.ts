import type { ParsedInput } from '@pressroom/contract/endpoint';
import { saleState } from '@pressroom/contract/productTemplates/form';
import { productType } from '@pressroom/contract/products/product';
import type { productVariants } from '@pressroom/contract/products/variants';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, failFields, type FieldProblem } from '../../../platform/failure.ts';
import { refreshProducts } from '../record/completeness.ts';
import { getWholeProduct, lockProducts, type WholeProduct } from '../record/queries.ts';
import { auditProduct } from '../write/audited.ts';
import { headValues, printProblems } from '../write/head.ts';
import { resolveSpecs } from '../write/resolve.ts';
import { insertProducts, insertSkus } from '../write/save.ts';
import type { SkuValues } from '../write/values.ts';
import { lockMissingCodes } from './linkCodes.ts';
import { noteAddition, orderSkus } from './queries.ts';
import { basisOf, variantsOf } from './rules.ts';
import { askedOf, lockAndReadSources, type Sources } from './sources.ts';

type Form = Extract<ParsedInput<typeof productVariants.add>, { isConfirm: true }>;

/**
 * Adds the SKUs that were generated, with a new product or to one that exists. Ends in 409, with nothing written, where
 * what they were generated from has changed since.
 */
export async function saveVariants({ tx, audit }: Act, form: Form): Promise<WholeProduct> {
  await lockMissingCodes(tx);
  if (form.productId) await lockProducts(tx, [form.productId]);
  const asked = await askedOf(tx, form);
  const missingPrints = await printProblems(tx, asked);
  const sources = await lockAndReadSources(tx, asked);
  if (basisOf(sources) !== form.basis) fail(409, 'products.dataChanged');
  const { specs, problems } = chooseSpecs(sources, form.productSpecs);
  const resolved = await resolveSpecs(tx, specs, place);
  failFields([...missingPrints, ...problems, ...resolved.problems]);
  const before = form.productId ? await getWholeProduct(tx, form.productId) : undefined;
  const id = before ? await addTo(tx, before, resolved.values) : await addProduct(tx, sources, resolved.values);
  await refreshProducts(tx, [id]);
  const after = await getWholeProduct(tx, id);
  auditProduct(audit, { before, after });
  return after;
}

const place = (at: number) => `productSpecs.${at}.`;

/** The SKUs with the product codes that exist by now. A SKU that was not generated, or whose product code has gone, is a change. */
function chooseSpecs(sources: Sources, given: Form['productSpecs']) {
  const keyOf = (colorCode: string, sizeCode: string) => `${colorCode} ${sizeCode}`.toLowerCase();
  const generated = new Map(variantsOf(sources).map((one) => [keyOf(one.color.code, one.size.code), one]));
  const seen = new Set<string>();
  const problems: FieldProblem[] = [];
  const specs = given.map((spec, at) => {
    const key = keyOf(spec.colorCode, spec.sizeCode);
    const variant = generated.get(key) ?? fail(409, 'products.dataChanged');
    const isOwn = spec.productCode.toLowerCase() === variant.code.toLowerCase();
    if (isOwn && !variant.existing) fail(409, 'products.dataChanged');
    if (seen.has(key)) problems.push({ path: `${place(at)}colorCode`, key: 'products.variantTwice' });
    seen.add(key);
    return { ...spec, productCode: spec.productCode || (variant.existing?.code ?? '') };
  });
  return { specs, problems };
}

async function addProduct(tx: Tx, { asked, style }: Sources, skus: readonly SkuValues[]): Promise<string> {
  const head = headValues({ ...asked, status: saleState.onSale });
  const [added] = await insertProducts(tx, [{ ...head, productType: productType.variants, styleId: style.id, skus }]);
  return added!.id;
}

/** All SKUs are in the order in which they would be generated afterwards. */
async function addTo(tx: Tx, { head: { id } }: WholeProduct, skus: readonly SkuValues[]): Promise<string> {
  await insertSkus(
    tx,
    skus.map((values) => ({ ...values, productId: id })),
  );
  await orderSkus(tx, id);
  await noteAddition(tx, id);
  return id;
}
