import { effectShape } from '@pressroom/contract/effectPictures/effectPictures';
import type { ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { Ground } from '@pressroom/marketplaces/publishing';
import { uprightSlots } from '@pressroom/marketplaces/rules';
import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { findStoreModels } from '../../categories/categories.public.ts';
import {
  type EffectQuestion,
  isSameQuestion,
  makeEffectPictures,
  questionOf,
} from '../../effectPictures/effectPictures.public.ts';
import { findShown, type ShownSku } from '../../products/products.public.ts';
import { addEvents } from '../record/events.ts';
import type { WholeListing, WholeListingSku } from '../record/queries.ts';
import { setListings } from '../record/status.ts';
import type { Judged } from './questions.ts';

/** A listing that shows its product's effect pictures so far. */
interface Frozen {
  whole: WholeListing;
  listing: Judged;
  ground: Ground;
}

/** What a SKU shows of its own in place of its product's effect picture. */
interface Own {
  listingId: string;
  sku: WholeListingSku;
  upright: readonly ImageType[];
  /** As its store shows the goods; absent where that is as the product shows them. */
  square?: EffectQuestion;
  /** Absent where no slot asks for it. */
  portrait?: EffectQuestion;
}

/**
 * Gives listings effect pictures of their own in place of those of their products: as the store's store mockup shows the
 * goods, and upright in slots that take no other. Pictures that somebody has brought stay. Answers whether any has changed.
 */
export async function giveEffects(app: App, frozen: readonly Frozen[]): Promise<boolean> {
  const settled = frozen.flatMap((one) => {
    const upright = uprightSlots(one.listing.store.marketplace, one.ground);
    return upright ? [{ ...one, upright }] : [];
  });
  if (settled.length === 0) return false;
  const own = await ownEffects(app.db, settled);
  const questions = own.flatMap(({ square, portrait }) => [square ?? [], portrait ?? []].flat());
  const outcomes = await makeEffectPictures(app, questions);
  const made = new Map(questions.map((question, at) => [question, outcomes[at]!]));
  const blobOf = (question: EffectQuestion | undefined) => {
    const outcome = question && made.get(question);
    return outcome && 'blobId' in outcome ? outcome.blobId : null;
  };
  const changes = own.flatMap(({ listingId, sku, upright, ...asked }) => {
    const [square, portrait] = [blobOf(asked.square), blobOf(asked.portrait)];
    return square || portrait ? [{ listingId, id: sku.id, was: sku.mainBlobId!, upright, square, portrait }] : [];
  });
  await writeAs(app, system, 'job/publishing.effects', (act) => keep(act, settled, changes));
  return changes.length > 0;
}

async function ownEffects(db: Db, frozen: readonly (Frozen & { upright: readonly ImageType[] })[]): Promise<Own[]> {
  const skus = frozen.flatMap(({ whole, listing, upright }) =>
    whole.skus.map((sku) => ({ listingId: listing.id, sku, upright, shopId: listing.store.storeId })),
  );
  const skuIds = [...new Set(skus.flatMap(({ sku: { skuId, mainBlobId } }) => (mainBlobId && skuId) ?? []))];
  const shown = new Map((await findShown(db, { skuIds }, { kinds: 'all' })).map((one) => [one.id, one]));
  const effects = skus.flatMap((one) => {
    const of = shown.get(one.sku.skuId ?? '');
    return of?.categoryId && showsItsEffect(one.sku, of) ? [{ ...one, of, categoryId: of.categoryId }] : [];
  });
  const models = await findStoreModels(db, effects);
  return effects.map(({ listingId, sku, upright, of }, at) => {
    const square = questionOf(models[at]!, of.printBlobIds);
    const isOwn = !isSameQuestion(square, questionOf(of.model!, of.printBlobIds));
    const isUpright = sku.pictures.some(
      ({ imageType, blobId }) => blobId === sku.mainBlobId && upright.includes(imageType as ImageType),
    );
    return {
      listingId,
      sku,
      upright,
      ...(isOwn && { square }),
      ...(isUpright && { portrait: questionOf(models[at]!, of.printBlobIds, effectShape.portrait) }),
    };
  });
}

/** Whether the listing shows the effect picture that its product has still. */
function showsItsEffect(sku: WholeListingSku, { showsEffect, mainBlobId, model, printBlobIds }: ShownSku): boolean {
  return showsEffect && mainBlobId === sku.mainBlobId && model !== null && printBlobIds.some(Boolean);
}

interface Change {
  listingId: string;
  /** Of its SKU. */
  id: string;
  was: string;
  upright: readonly ImageType[];
  square: string | null;
  portrait: string | null;
}

/** Listings that somebody has changed meanwhile wait for their next judge. */
async function keep({ tx, audit }: Act, frozen: readonly Frozen[], all: readonly Change[]): Promise<void> {
  const versions = frozen.map(({ whole: { head } }) => ({ id: head.id, version: head.gmtModified }));
  const { rows } = await sql<{ id: string }>`
    select listings.id from listings
    join jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as given (id bigint, version timestamptz)
      on given.id = listings.id and given.version = listings.gmt_modified
    where effects_due order by listings.id for update of listings`.execute(tx);
  const same = new Set(rows.map(({ id }) => id));
  await sql`update listings set effects_due = false where id = any (${[...same]}::bigint[])`.execute(tx);
  const changes = all.filter(({ listingId }) => same.has(listingId));
  if (changes.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
    as given (id bigint, was bigint, upright smallint[], square bigint, portrait bigint)`;
  await sql`
    update listing_pictures picture set blob_id = coalesce(
      case when picture.image_type = any (given.upright) then given.portrait end, given.square, picture.blob_id)
    from ${given} where picture.listing_sku_id = given.id and picture.blob_id = given.was`.execute(tx);
  await sql`
    update listing_skus sku set main_blob_id = given.square
    from ${given} where sku.id = given.id and given.square is not null`.execute(tx);
  const ids = [...new Set(changes.map(({ listingId }) => listingId))];
  await setListings(tx, ids, {});
  await addEvents(
    tx,
    system,
    ids.map((listingId) => ({ listingId, behavior: { key: 'publishing.log.effects' } })),
  );
  // what the product or another listing still shows stays
  await releaseBlobs(
    tx,
    changes.map(({ was }) => was),
  );
  audit({
    object: 'publishProducts',
    ids,
    before: { pictures: [...new Set(changes.map(({ was }) => was))] },
    after: { pictures: [...new Set(changes.flatMap(({ square, portrait }) => [square ?? [], portrait ?? []].flat()))] },
  });
}
