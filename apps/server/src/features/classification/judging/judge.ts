import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import type { AttributeListItem } from '@pressroom/contract/classification/classification';
import { kindsOf, rowOfListed, spellSame } from '@pressroom/contract/classification/spellings';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import type { Message } from '@pressroom/contract/message';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { findFields } from '../../platformCategories/platformCategories.public.ts';

/** A category with the values of its attributes, in either of two spellings. */
export interface Spelled {
  marketplace: Marketplace;
  storeId: string;
  productTypeId: string;
  list: readonly AttributeListItem[] | undefined;
  property: readonly AttributeRow[] | undefined;
}

export interface Mistake {
  marketplace: Marketplace;
  attributeId: string;
  /** The place among the attribute's values, from 0. */
  row: number | null;
  msg: Message;
}

/** What the category asks for, by what is kept, and the values. 409 where nothing is kept, or the spellings differ. */
export async function readForm(
  db: Db,
  { marketplace, storeId, productTypeId, list, property }: Spelled,
): Promise<{ fields: AttributeField[]; rows: AttributeRow[] }> {
  const listed = list?.map(({ attributeKeyId, attributeValId }) => chosenRow(attributeKeyId, attributeValId)) ?? [];
  const fields = await requireFields(db, { marketplace, storeId, productTypeId }, [...(property ?? []), ...listed]);
  return { fields, rows: spelledRows(fields, { list, property }) };
}

/** What the category asks for while these values are chosen. 409 where nothing is kept. */
export async function requireFields(
  db: Db,
  { marketplace, ...of }: Pick<Spelled, 'marketplace' | 'storeId' | 'productTypeId'>,
  chosen: readonly AttributeRow[],
): Promise<AttributeField[]> {
  const known = await findFields(db, { ...of, chosen });
  if (known?.marketplace === marketplace) return known.fields;
  return fail(409, 'classification.definitionMissing', { params: { marketplace: marketplace.toUpperCase() } });
}

function chosenRow(attributeId: string, valueId: string | undefined): AttributeRow {
  return { attributeId, ...(valueId !== undefined && { valueId }) };
}

/** The form's own spelling counts, because it holds the empty rows, too. */
function spelledRows(fields: readonly AttributeField[], { list, property }: Pick<Spelled, 'list' | 'property'>) {
  const kindOf = kindsOf(fields);
  const listed = list?.map((item) => rowOfListed(item, kindOf));
  if (listed && property && !spellSame(listed, property)) fail(409, 'classification.spellingsDiffer');
  return [...(property ?? listed ?? [])];
}

/** What the marketplace would refuse, in the order of its form. */
export function findMistakes(
  marketplace: Marketplace,
  fields: readonly AttributeField[],
  rows: readonly AttributeRow[],
): Mistake[] {
  return validateAttributes(fields, rows).map(({ attributeId, row, key, params }) => ({
    marketplace,
    attributeId,
    row: row ?? null,
    msg: { key, ...(params && { params }) },
  }));
}
