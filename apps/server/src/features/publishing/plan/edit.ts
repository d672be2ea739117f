import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { Language } from '@pressroom/contract/messages';
import { rowOfAttr } from '@pressroom/contract/publishing/listing';
import type { publishProducts } from '@pressroom/contract/publishing/plans';
import { fixedFields } from '@pressroom/contract/publishing/fixed';
import { listingStatus } from '@pressroom/contract/publishing/status';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { now } from '../../../platform/database/expressions.ts';
import { fail, failField, failFields, type FieldProblem } from '../../../platform/failure.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { type KeptAttribute, keptAttributes } from '../../classification/classification.public.ts';
import { findFields } from '../../platformCategories/platformCategories.public.ts';
import { rowOf } from '../record/draft.ts';
import { addEvents } from '../record/events.ts';
import { lockPlans } from '../record/plans.ts';
import { presentDetail } from '../record/present.ts';
import { getWholeListing, lockListings, type WholeListing } from '../record/queries.ts';
import { refreshListings } from '../record/refresh.ts';
import { auditedListing } from './audited.ts';
import { findTakenCargoNos } from './codes.ts';
import { refuseBelowCost } from './save.ts';

type Form = ParsedInput<typeof publishProducts.update>;
type SpecForm = Form['publishProductSpecs'][number];

/** Locks the listing and, before it, its plan, whose dialog shows it, too. 404 without it. */
async function lockWhole(tx: Tx, id: string): Promise<WholeListing> {
  const { head } = await getWholeListing(tx, id);
  await lockPlans(tx, [head.planId]);
  await lockListings(tx, [id]);
  return getWholeListing(tx, id);
}

/** Changes what is kept of a listing. What is published stays so at its marketplace until it is sent again. */
export async function editListing(act: Act, form: Form, language: Language): Promise<void> {
  const { tx, actor, audit } = act;
  const before = await lockWhole(tx, form.id);
  const { head } = before;
  await refuseStale(tx, {
    object: 'publishProducts',
    record: head,
    loaded: form.gmtModified,
    show: () => presentDetail(before, language),
  });
  if (head.publishStatus === listingStatus.publishing) fail(409, 'publishing.onItsWay');
  const attributes = await newAttributes(tx, before, form);
  failFields([
    ...(await cargoNoProblems(tx, before, form)),
    ...specProblems(before, form),
    ...fixedProblems(before, form, language),
  ]);
  await refuseBelowCost(tx, repriced(before, form), form.belowCost);
  await updateHead(tx, before, form);
  await updateSpecs(tx, head.id, form.publishProductSpecs);
  if (attributes) await replaceAttributes(tx, head.id, attributes);
  await refreshListings(tx, [head.id]);
  await addEvents(tx, actor, [{ listingId: head.id, behavior: { key: 'publishing.event.edited' } }]);
  const after = await getWholeListing(tx, head.id);
  audit({ object: 'publishProducts', ids: [head.id], before: auditedListing(before), after: auditedListing(after) });
}

async function cargoNoProblems(tx: Tx, { head }: WholeListing, { cargoNo }: Form): Promise<FieldProblem[]> {
  if (cargoNo === head.cargoNo) return [];
  if (head.marketId !== null) return [{ path: 'cargoNo', key: 'publishing.cargoNoFixed' }];
  const wanted = { storeId: head.storeId, cargoNo };
  const isTaken = await findTakenCargoNos(tx, [wanted], [head.id]);
  return isTaken(wanted) ? [{ path: 'cargoNo', key: 'publishing.cargoNoTaken', params: { cargoNo } }] : [];
}

function specProblems({ skus }: WholeListing, { publishProductSpecs: specs }: Form): FieldProblem[] {
  const held = new Map(skus.map((sku) => [sku.id, sku]));
  if (!specs.every(({ id }) => held.has(id))) fail(404, 'platform.notFound');
  return specs.flatMap(({ id, sku }, at): FieldProblem[] => {
    const { sku: former, marketSkuId } = held.get(id)!;
    if (sku === undefined || sku === former || marketSkuId === null) return [];
    return [{ path: `publishProductSpecs.${at}.sku`, key: 'publishing.skuFixed' }];
  });
}

/** What the marketplace would not be told of: it would be called published, and is not. */
function fixedProblems(before: WholeListing, form: Form, language: Language): FieldProblem[] {
  const { fields, marketplace } = fixedFields({ ...before.head, marketProductId: before.head.marketId });
  if (fields.size === 0) return [];
  const kept = presentDetail(before, language);
  const held = new Map(kept.publishProductSpecs.map((spec) => [spec.id, spec]));
  const changed = (one: object, other: object, path = '') =>
    Object.entries(one)
      .filter(([name, value]) => fields.has(name) && !isSame(value, (other as Record<string, unknown>)[name]))
      .map(([name]): FieldProblem => ({
        path: `${path}${name}`,
        key: 'publishing.fixedThere',
        params: { marketplace },
      }));
  return [
    ...changed({ title: form.title, description: form.description }, kept),
    ...form.publishProductSpecs.flatMap((spec, at) =>
      changed(spec, held.get(spec.id) ?? {}, `publishProductSpecs.${at}.`),
    ),
  ];
}

/** Measures are texts with two places in one and numbers in the other. */
const isSame = (one: unknown, other: unknown) =>
  typeof other === 'number' ? one !== null && Number(one) === other : (one ?? null) === (other ?? null);

/** Those whose price differs from the one that is kept. */
function repriced({ head, skus }: WholeListing, { publishProductSpecs: specs }: Form) {
  const held = new Map(skus.map((sku) => [sku.id, sku]));
  return specs.flatMap(({ id, originalPrice, specialPrice }) => {
    const { skuId, sku, ...former } = held.get(id)!;
    const isSame = originalPrice === former.originalPrice && specialPrice === former.specialPrice;
    return isSame ? [] : [{ storeId: head.storeId, skuId, sku, originalPrice, specialPrice }];
  });
}

async function updateHead(tx: Tx, { head }: WholeListing, { cargoNo, title, description }: Form): Promise<void> {
  const isPublished = head.publishStatus === listingStatus.published;
  const changing = tx
    .updateTable('listings')
    .set({
      cargoNo,
      title,
      description,
      judgedAt: null,
      gmtModified: now,
      ...(isPublished && { changedAt: now }),
    })
    .where('id', '=', head.id)
    .execute();
  await onConstraint(changing, {
    listings_cargo_no_key: () => failField('cargoNo', 'publishing.cargoNoTaken', { cargoNo }),
  });
  await tx.updateTable('publishPlans').set({ gmtModified: now }).where('id', '=', head.planId).execute();
}

/** What the marketplace has to be told by calls of their own, of a SKU that it has. */
const changedIn = sql`case when market_sku_id is null then changed else array(
  select unnest(changed)
  union select 'price' where (original_price, special_price) is distinct from ("originalPrice", "specialPrice")
  union select 'stock' where (real_stock, listing_skus.status) is distinct from ("realStock", given.status)) end`;

async function updateSpecs(tx: Tx, listingId: string, specs: readonly SpecForm[]): Promise<void> {
  const updating = sql`
    update listing_skus set changed = ${changedIn}, sku = coalesce(given.sku, listing_skus.sku), original_price = "originalPrice",
      special_price = "specialPrice", real_stock = "realStock", status = given.status,
      outer_box_length = "outerBoxLength", outer_box_width = "outerBoxWidth", outer_box_height = "outerBoxHeight",
      outer_box_weight = "outerBoxWeight", product_reference_links = "productReferenceLinks"
    from jsonb_to_recordset(${JSON.stringify(specs)}::jsonb) as given (id bigint, sku text, "originalPrice" numeric,
      "specialPrice" numeric, "realStock" integer, status smallint, "outerBoxLength" numeric, "outerBoxWidth" numeric,
      "outerBoxHeight" numeric, "outerBoxWeight" numeric, "productReferenceLinks" text)
    where listing_skus.id = given.id and listing_skus.listing_id = ${listingId}`.execute(tx);
  const sku = specs.find((spec) => spec.sku !== undefined)?.sku ?? '';
  await onConstraint(updating, {
    listing_skus_sku_key: () => failField('publishProductSpecs', 'publishing.skuTaken', { sku }),
  });
}

/** The attributes as the form has them, named by their category; undefined: they stay as they are. */
async function newAttributes(tx: Tx, { head, attributes }: WholeListing, form: Form) {
  const rows = form.publishProductAttrs?.map(rowOfAttr);
  if (!rows || JSON.stringify(rows) === JSON.stringify(attributes.map(rowOf))) return undefined;
  const { storeId, productTypeId, storeTypeCode } = head;
  const known = await findFields(tx, { storeId, productTypeId, chosen: rows });
  if (known) return keptAttributes(marketplaceOf(storeTypeCode)!, known.fields, rows);
  return failField('publishProductAttrs', 'publishing.definitionMissing');
}

async function replaceAttributes(tx: Tx, listingId: string, kept: readonly KeptAttribute[]): Promise<void> {
  await tx.deleteFrom('listingAttributes').where('listingId', '=', listingId).execute();
  const rows = kept.map((each, position) => ({ ...each, position }));
  await sql`
    insert into listing_attributes (listing_id, position, attribute_id, kind, attribute_name, attribute_name_en,
      value_id, value_name, value_name_en, text, number, unit)
    select ${listingId}, position, "attributeId", kind, "attributeName", "attributeNameEn", "valueId", "valueName",
      "valueNameEn", text, number, unit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (position integer, "attributeId" text, kind text,
      "attributeName" text, "attributeNameEn" text, "valueId" text, "valueName" text, "valueNameEn" text, text text,
      number numeric, unit text)`.execute(tx);
}
