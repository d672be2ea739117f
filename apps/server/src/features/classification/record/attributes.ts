import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { submittedRows } from '@pressroom/contract/attributes/settle';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { ClassificationAttributes } from '../../../platform/database/schema.gen.ts';

/** A value of an attribute as it is kept, with the names of the time when it was saved. */
export type KeptAttribute = Pick<Selectable<ClassificationAttributes>, (typeof columns)[number]>;

const columns = [
  'marketplace',
  'attributeId',
  'kind',
  'attributeName',
  'attributeNameEn',
  'valueId',
  'valueName',
  'valueNameEn',
  'text',
  'number',
  'unit',
] as const;

/** What is kept of a form: the rows that reach the marketplace, named by its definition. */
export function keptAttributes(
  marketplace: Marketplace,
  fields: readonly AttributeField[],
  rows: readonly AttributeRow[],
): KeptAttribute[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return submittedRows(fields, rows).map(({ attributeId, valueId, text, number, unit }) => {
    const field = byId.get(attributeId)!;
    const option = valueId === undefined ? undefined : field.values.find(({ id }) => id === valueId);
    return {
      marketplace,
      attributeId,
      kind: field.kind,
      attributeName: field.name,
      attributeNameEn: field.nameEn ?? null,
      valueId: valueId ?? null,
      valueName: option?.name ?? null,
      valueNameEn: option?.nameEn ?? null,
      text: text ?? null,
      number: number ?? null,
      unit: unit ?? null,
    };
  });
}

/** The rows that the form is filled with. */
export function rowsOf(kept: readonly KeptAttribute[], marketplace: Marketplace): AttributeRow[] {
  return kept
    .filter((each) => each.marketplace === marketplace)
    .map(({ attributeId, valueId, text, number, unit }) => ({
      attributeId,
      ...(valueId !== null && { valueId }),
      ...(text !== null && { text }),
      ...(number !== null && { number }),
      ...(unit !== null && { unit }),
    }));
}

/** Those of each template, SHEIN's first, in the order of the form. */
export async function findAttributes(db: Db, templateIds: readonly string[]): Promise<Map<string, KeptAttribute[]>> {
  const found = await db
    .selectFrom('classificationAttributes')
    .where('templateId', '=', anyOf(templateIds, 'bigint'))
    .select(['templateId', ...columns])
    .orderBy('templateId')
    .orderBy('marketplace')
    .orderBy('position')
    .execute();
  return Map.groupBy(found, ({ templateId }) => templateId);
}

/** In one statement, however many there are. */
export async function replaceAttributes(tx: Tx, templateId: string, kept: readonly KeptAttribute[]): Promise<void> {
  await tx.deleteFrom('classificationAttributes').where('templateId', '=', templateId).execute();
  const rows = kept.map((each, position) => ({ ...each, position }));
  await sql`
    insert into classification_attributes (template_id, marketplace, position, attribute_id, kind, attribute_name,
      attribute_name_en, value_id, value_name, value_name_en, text, number, unit)
    select ${templateId}, marketplace, position, "attributeId", kind, "attributeName",
      "attributeNameEn", "valueId", "valueName", "valueNameEn", text, number, unit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (marketplace text, position integer,
      "attributeId" text, kind text, "attributeName" text, "attributeNameEn" text, "valueId" text, "valueName" text,
      "valueNameEn" text, text text, number numeric, unit text)`.execute(tx);
}
