import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { PublishProductForm } from '@pressroom/contract/publishing/form';
import type { publishPlans } from '@pressroom/contract/publishing/plans';
import { type RawBuilder, sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import { addEvents } from '../record/events.ts';
import { getPlan, type PlanRecord } from '../record/plans.ts';
import { findListingSkus } from '../record/queries.ts';
import { refreshListings } from '../record/refresh.ts';
import { findBelowCost } from '../settings/costs.ts';
import { auditedPlan, auditLinks } from './audited.ts';
import { freezeListings, type NewListing } from './freeze.ts';
import { newListings, refuseTakenCargoNos, refuseTakenMeanwhile } from './given.ts';
import { deleteListings, isAtHome, lockListingsOf, lockSomeListings, type PlanListing } from './remove.ts';

type Form = Omit<ParsedInput<typeof publishPlans.create>, 'executePublish'>;

/** A plan as it was written, with its listings that have to be judged. */
export interface SavedPlan {
  planId: string;
  changedIds: string[];
}

type Priced = Parameters<typeof findBelowCost>[1][number];

/** Ends in 409 where SKUs would sell below their cost, unless that is meant. */
export async function refuseBelowCost(tx: Tx, skus: readonly Priced[], isMeant: boolean): Promise<void> {
  const below = isMeant ? undefined : await findBelowCost(tx, skus);
  if (below) fail(409, 'publishing.belowCost', { params: { count: below.count }, data: below });
}

const pricedSkus = (listings: readonly NewListing[]) =>
  listings.flatMap(({ storeId, skus }) => skus.map((sku) => ({ ...sku, storeId })));

export async function createPlan(act: Act, { publishProducts, belowCost, ...values }: Form): Promise<SavedPlan> {
  const { tx, app, actor, audit } = act;
  // of a new plan there is no listing yet
  const forms = publishProducts.map((form) => ({ ...form, id: undefined }));
  await refuseTakenCargoNos(tx, forms, []);
  const planId = await insertPlan(tx, values, { username: actor.username, zone: app.settings.displayZone });
  const listings = await newListings(tx, forms, planId);
  await refuseBelowCost(tx, pricedSkus(listings), belowCost);
  const plan = await getPlan(tx, planId);
  const changedIds = await addListings(act, plan, listings);
  audit({ object: 'publishPlans', ids: [planId], after: auditedPlan(await getPlan(tx, planId)) });
  return { planId, changedIds };
}

type Values = Pick<Form, 'publishTemplateId' | 'saleTypes' | 'releaseAt'>;

/** Its number is that of the day in people's time and its own, so nobody waits for anybody. */
async function insertPlan(
  tx: Tx,
  { publishTemplateId, saleTypes, releaseAt }: Values,
  { username, zone }: { username: string; zone: string },
): Promise<string> {
  const day = formatWallTime(wallTimeAt(new Date(), zone)).slice(0, '2026-01-31'.length).replaceAll('-', '');
  const { rows } = await sql<{ id: string }>`
    with numbered as (select nextval(pg_get_serial_sequence('publish_plans', 'id')) as id)
    insert into publish_plans (id, publish_batch_no, publish_template_id, sale_types, release_at, create_user)
    overriding system value
    select id, ${`PB${day}-`}::text || lpad(id::text, greatest(4, length(id::text)), '0'), ${existing(publishTemplateId)},
      ${saleTypes}::smallint[], ${releaseAt ?? null}::timestamptz, ${username}
    from numbered
    returning id`.execute(tx);
  return rows[0]!.id;
}

/** A template may have been deleted while the dialog was open; the plan needs it no more. */
const existing = (templateId: string | undefined): RawBuilder<unknown> =>
  sql`(select id from publish_templates where id = ${templateId ?? null}::bigint)`;

async function addListings({ tx, actor, audit }: Act, plan: PlanRecord, listings: readonly NewListing[]) {
  if (listings.length === 0) return [];
  const ids = await freezeListings(tx, listings, () => refuseTakenMeanwhile(listings));
  const behavior = { key: 'publishing.event.planned', params: { plan: plan.publishBatchNo } } as const;
  await addEvents(
    tx,
    actor,
    ids.map((listingId) => ({ listingId, behavior })),
  );
  auditLinks(audit, { added: await lockSomeListings(tx, ids) });
  return ids;
}

/** Brings a locked plan to the form: adds, changes and deletes what no marketplace has been sent or has refused. */
export async function changePlan(
  act: Act,
  before: PlanRecord,
  { publishProducts, belowCost, ...values }: Form,
): Promise<SavedPlan> {
  const { tx, audit } = act;
  const { id: planId } = before;
  const held = new Map((await lockListingsOf(tx, [planId])).map((listing) => [listing.id, listing]));
  const known = publishProducts.filter((form): form is Known => form.id !== undefined);
  if (!known.every(({ id }) => held.has(id))) fail(404, 'platform.notFound');
  const kept = known
    .filter(({ id }) => isAtHome(held.get(id)!))
    .map((form) => ({ ...form, ...placeOf(held.get(form.id)!) }));
  const added = publishProducts.filter(({ id }) => id === undefined);
  const named = new Set(known.map(({ id }) => id));
  const removed = [...held.values()].filter((listing) => isAtHome(listing) && !named.has(listing.id));
  const removedIds = removed.map(({ id }) => id);
  await refuseTakenCargoNos(tx, [...kept, ...added], removedIds);
  await deleteListings(tx, removedIds);
  const prices = await newPrices(tx, kept);
  const listings = await newListings(tx, added, planId);
  await refuseBelowCost(tx, [...prices, ...pricedSkus(listings)], belowCost);
  const editedIds = await changeLinks(tx, kept, prices);
  const addedIds = await addListings(act, before, listings);
  const changed = { before: editedIds.map((id) => held.get(id)!), after: await lockSomeListings(tx, editedIds) };
  auditLinks(audit, { removed, changed });
  await updatePlan(tx, planId, values);
  const after = await getPlan(tx, planId);
  audit({ object: 'publishPlans', ids: [planId], before: auditedPlan(before), after: auditedPlan(after) });
  return { planId, changedIds: [...editedIds, ...addedIds] };
}

type Known = PublishProductForm & { id: string };

/** A listing never passes to another store or product, whatever the form says. */
const placeOf = ({ storeId, productId }: PlanListing) => ({ storeId, productId });

interface NewPrice extends Priced {
  specId: string;
  listingId: string;
}

/** The prices of a form that differ from those that are kept. */
async function newPrices(tx: Tx, kept: readonly Known[]): Promise<NewPrice[]> {
  const given = new Map(
    kept.flatMap(({ id, prices = [] }) => prices.map((price) => [`${id} ${price.productSpecId}`, price] as const)),
  );
  if (given.size === 0) return [];
  const skus = await findListingSkus(
    tx,
    kept.map(({ id }) => id),
  );
  return skus.flatMap((sku) => {
    const price = given.get(`${sku.listingId} ${sku.skuId}`);
    if (!price) return [];
    const { originalPrice, specialPrice } = price;
    if (originalPrice === sku.originalPrice && specialPrice === sku.specialPrice) return [];
    const { id: specId, listingId, storeId, skuId, sku: name } = sku;
    return [{ specId, listingId, storeId, skuId, sku: name, originalPrice, specialPrice }];
  });
}

/** Gives listings what the dialog says of them, and answers the ids of those that differ now. */
async function changeLinks(tx: Tx, kept: readonly Known[], prices: readonly NewPrice[]): Promise<string[]> {
  const links = kept.map(({ id, cargoNo, title, description }) => ({ id, cargoNo, title, description }));
  const repriced = [...new Set(prices.map(({ listingId }) => listingId))];
  await sql`
    update listing_skus set original_price = "originalPrice", special_price = "specialPrice"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as given ("specId" bigint, "originalPrice" numeric, "specialPrice" numeric)
    where listing_skus.id = "specId"`.execute(tx);
  await refreshListings(tx, repriced);
  await letGoOfCargoNos(tx, links);
  const { rows } = await sql<{ id: string }>`
    update listings set cargo_no = "cargoNo", title = given.title, description = given.description, judged_at = null,
      gmt_modified = ${now}
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as given (id bigint, "cargoNo" text, title text, description text)
    where listings.id = given.id and (listings.id = any (${repriced}::bigint[])
      or (listings.cargo_no, listings.title, listings.description)
        is distinct from (given."cargoNo", given.title, given.description))
    returning listings.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** No two listings have an item number at any moment: who gives one up to another lets go of it first. */
async function letGoOfCargoNos(tx: Tx, links: readonly { id: string; cargoNo: string }[]): Promise<void> {
  await sql`
    update listings set cargo_no = chr(1) || listings.id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as given (id bigint, "cargoNo" text)
    where listings.id = given.id and lower(listings.cargo_no) <> lower("cargoNo")`.execute(tx);
}

async function updatePlan(tx: Tx, id: string, { publishTemplateId, saleTypes, releaseAt }: Values): Promise<void> {
  await sql`
    update publish_plans set publish_template_id = ${existing(publishTemplateId)}, sale_types = ${saleTypes}::smallint[],
      release_at = ${releaseAt ?? null}::timestamptz,
      released_at = case when release_at is not distinct from ${releaseAt ?? null}::timestamptz then released_at end,
      gmt_modified = ${now}
    where id = ${id}`.execute(tx);
}
