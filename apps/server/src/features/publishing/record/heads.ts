import type { Message } from '@pressroom/contract/message';
import type { Finding, FindingPlace } from '@pressroom/contract/publishing/finding';
import type { Difference, Stage } from '@pressroom/contract/publishing/status';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Listings } from '../../../platform/database/schema.gen.ts';
import { fail } from '../../../platform/failure.ts';
import { hasMoved } from './productVersion.ts';

/** Why a listing stands where it stands. */
export interface KeptProblem {
  msg: Message;
  /** The marketplace's own words; empty: it has said nothing. */
  reason: string;
  code: string;
  place: FindingPlace | null;
}

/** The problem of a listing whose store may publish no more for now. */
export const quotaReached = 'publishing.quota';

interface Typed {
  stage: Stage | null;
  problem: KeptProblem | null;
  findings: Finding[];
  differs: Difference[];
}

/** A listing without its SKUs, with the names of its plan and store. */
export interface ListingHead extends Omit<Selectable<Listings>, keyof Typed>, Typed {
  publishBatchNo: string;
  storeName: string;
  storeTypeCode: string;
  countryCode: string;
  /** Of its classification template; null once that is deleted. */
  templateName: string | null;
  productMoved: boolean;
}

/** In the order of their ids; those that are gone are left out. */
export async function findHeads(db: Db, ids: readonly string[]): Promise<ListingHead[]> {
  const found = await db
    .selectFrom('listings as listing')
    .innerJoin('publishPlans as plan', 'plan.id', 'listing.planId')
    .innerJoin('stores as store', 'store.id', 'listing.storeId')
    .innerJoin('products as product', 'product.id', 'listing.productId')
    .innerJoin('classificationTemplates as classification', 'classification.id', 'product.classificationTemplateId')
    .innerJoin('packagingTemplates as packaging', 'packaging.id', 'product.packagingTemplateId')
    .leftJoin('classificationTemplates as template', 'template.id', 'listing.classificationTemplateId')
    .where('listing.id', '=', anyOf(ids, 'bigint'))
    .selectAll('listing')
    .select(['plan.publishBatchNo', 'store.name as storeName', 'store.typeCode as storeTypeCode', 'store.countryCode'])
    .select(['template.name as templateName', hasMoved.as('productMoved')])
    .orderBy('listing.id')
    .execute();
  // nothing else is ever written to these columns
  return found as unknown as ListingHead[];
}

/** 404 without it. */
export async function getHead(db: Db, id: string): Promise<ListingHead> {
  const [head] = await findHeads(db, [id]);
  return head ?? fail(404, 'platform.notFound');
}
