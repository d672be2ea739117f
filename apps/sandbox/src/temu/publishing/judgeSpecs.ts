import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import type { World } from '../../world/world.ts';
import { offered } from '../catalogue/catalogue.ts';
import { parentSpecId, specIdOf } from '../catalogue/describe.ts';
import type { TemuProperty } from '../catalogue/property.ts';
import { createdSpecId, parentSpecs } from '../specs.ts';
import { codes, type Finding } from './entry.ts';
import type { NewProduct, Spec } from './product.ts';

/** How many specifications of its own a product that is not worn may have, and how many values each. */
export const ownSpecs = { most: 2, values: 20 };

export interface SpecGround {
  world: World;
  store: Store;
  category: Category;
  template: TemuProperty[];
}

const invalid = (message: string): Finding => ({ code: codes.spec, message });
const incomplete = (message: string): Finding => ({ code: codes.missingSpec, message });

/** Values that differ in their spaces alone are the same. */
const keyOf = ({ parentSpecId: parent, specName }: Spec) =>
  `${parent} ${specName.replaceAll(/\s+/g, '').toLowerCase()}`;

const isPlaceholder = ({ parentSpecId: parent, specId, specName }: Spec) =>
  parent === '0' && specId === '0' && specName === '';

/** What is wrong with the colours and sizes by which the SKUs differ. */
export function judgeSpecs(ground: SpecGround, product: NewProduct): Finding[] {
  const wrongMain = ground.category.apparel ? findInColours(ground, product) : findInPlaceholders(product);
  const wrong = [...wrongMain, ...findUnknown(ground, product)];
  return wrong.length > 0 ? wrong : [...findIncomplete(product), ...findUnlisted(ground, product)];
}

function findInPlaceholders({ productSkcReqs }: NewProduct): Finding[] {
  if (productSkcReqs.length > 1) return [incomplete('a product that is not worn has one SKC')];
  const [{ mainProductSkuSpecReqs: main }] = productSkcReqs as [NewProduct['productSkcReqs'][number]];
  return main.length === 1 && isPlaceholder(main[0]!)
    ? []
    : [invalid('mainProductSkuSpecReqs: a product that is not worn has one placeholder with ids 0 and empty names')];
}

function findInColours({ template }: SpecGround, { productSkcReqs }: NewProduct): Finding[] {
  const main = template.find(({ sale }) => sale === 'main');
  const parent = main && String(parentSpecId(main));
  const wrong = productSkcReqs.filter(
    ({ mainProductSkuSpecReqs: specs }) => specs.length !== 1 || specs[0]!.parentSpecId !== parent,
  );
  if (wrong.length > 0) return wrong.map(({ extCode }) => invalid(`SKC ${extCode}: its colour is missing`));
  const colours = productSkcReqs.map(({ mainProductSkuSpecReqs }) => keyOf(mainProductSkuSpecReqs[0]!));
  return new Set(colours).size < colours.length ? [incomplete('two SKCs have the same colour')] : [];
}

/** The specifications of a SKU beside its colour, which may stand among them. */
function ownOf(colour: Spec[], { productSkuSpecReqs }: NewProduct['productSkcReqs'][number]['productSkuReqs'][number]) {
  const main = new Set(colour.map(({ parentSpecId: parent, specId }) => `${parent} ${specId}`));
  return productSkuSpecReqs.filter((spec) => !isPlaceholder(spec) && !main.has(`${spec.parentSpecId} ${spec.specId}`));
}

function findUnknown(ground: SpecGround, { productSkcReqs }: NewProduct): Finding[] {
  const all = productSkcReqs.flatMap(({ mainProductSkuSpecReqs: main, productSkuReqs }) => [
    ...main,
    ...productSkuReqs.flatMap(({ productSkuSpecReqs }) => productSkuSpecReqs),
  ]);
  const different = new Map(all.map((spec) => [`${spec.parentSpecId} ${spec.specId} ${spec.specName}`, spec]));
  return [...different.values()]
    .filter((spec) => !isPlaceholder(spec) && !isKnown(ground, spec))
    .map(({ parentSpecId: parent, specId, specName }) =>
      invalid(`specification "${specName}" (parentSpecId ${parent}, specId ${specId}) is not offered`),
    );
}

/** A value of the category's own properties, one that the seller may add to them, or a specification of the seller's own. */
function isKnown({ world, store, category, template }: SpecGround, spec: Spec): boolean {
  if (spec.specName.trim() === '') return false;
  const property = template.find((one) => one.sale !== undefined && String(parentSpecId(one)) === spec.parentSpecId);
  if (property && offered(property).some(({ id }) => String(specIdOf(id)) === spec.specId)) return true;
  const mayBeOwn = property
    ? property.typed > 0
    : !category.apparel && parentSpecs.some(({ id }) => id === spec.parentSpecId);
  return mayBeOwn && createdSpecId(world, store, spec) === spec.specId;
}

/** The SKUs of all colours together have every combination of the values that occur, once. */
function findIncomplete({ productSkcReqs }: NewProduct): Finding[] {
  const values = new Map<string, Set<string>>();
  const rows = productSkcReqs.flatMap((skc) =>
    skc.productSkuReqs.map((sku) => ({ skc, specs: ownOf(skc.mainProductSkuSpecReqs, sku) })),
  );
  const parents = new Set(
    rows.map(({ specs }) =>
      specs
        .map(({ parentSpecId: parent }) => parent)
        .toSorted()
        .join(),
    ),
  );
  if (parents.size > 1) return [incomplete('all SKUs must have the same specifications')];
  for (const spec of rows.flatMap(({ specs }) => specs)) {
    const ofParent = values.get(spec.parentSpecId) ?? new Set();
    values.set(spec.parentSpecId, ofParent.add(keyOf(spec)));
  }
  for (const { extCode, productSkuReqs, mainProductSkuSpecReqs } of productSkcReqs) {
    const combinations = productSkuReqs.map((sku) => ownOf(mainProductSkuSpecReqs, sku).map(keyOf).toSorted().join());
    if (new Set(combinations).size < combinations.length)
      return [incomplete(`SKC ${extCode}: two SKUs have the same specifications`)];
    const wanted = [...values.values()].reduce((product, { size }) => product * size, 1);
    if (combinations.length < wanted)
      return [incomplete(`SKC ${extCode}: ${combinations.length} of ${wanted} combinations of its specifications`)];
  }
  return [];
}

/** What the SKUs use is listed in productSpecPropertyReqs, and nothing else of the category is. */
function findUnlisted({ template }: SpecGround, { productSkcReqs, productSpecPropertyReqs }: NewProduct): Finding[] {
  const ofCategory = new Set(template.filter(({ sale }) => sale).map((property) => String(parentSpecId(property))));
  const listed = new Set(productSpecPropertyReqs.map(({ parentSpecId: parent, specId }) => `${parent} ${specId}`));
  const used = new Set(
    productSkcReqs
      .flatMap((skc) => [
        ...skc.mainProductSkuSpecReqs,
        ...skc.productSkuReqs.flatMap((sku) => ownOf(skc.mainProductSkuSpecReqs, sku)),
      ])
      .filter(({ parentSpecId: parent }) => ofCategory.has(parent))
      .map(({ parentSpecId: parent, specId }) => `${parent} ${specId}`),
  );
  const own = Map.groupBy(
    productSkcReqs
      .flatMap((skc) => skc.productSkuReqs.flatMap((sku) => ownOf(skc.mainProductSkuSpecReqs, sku)))
      .filter(({ parentSpecId: parent }) => !ofCategory.has(parent)),
    ({ parentSpecId: parent }) => parent,
  );
  const findings: Finding[] = [];
  if ([...used].some((spec) => !listed.has(spec)))
    findings.push(incomplete('a specification of the SKUs is missing in productSpecPropertyReqs'));
  const unused = productSpecPropertyReqs.filter(
    ({ parentSpecId: parent, specId }) => ofCategory.has(parent) && !used.has(`${parent} ${specId}`),
  );
  if (unused.length > 0) findings.push(incomplete(`no SKU has ${unused.map(({ propValue }) => propValue).join()}`));
  if (own.size > ownSpecs.most) findings.push(invalid(`more than ${ownSpecs.most} specifications of the seller’s own`));
  for (const specs of own.values())
    if (new Set(specs.map(keyOf)).size > ownSpecs.values) findings.push(invalid(`more than ${ownSpecs.values} values`));
  return findings;
}
