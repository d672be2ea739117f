import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { bulkField, type productBulk } from '@pressroom/contract/products/bulk';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PlannedRow } from './plan.ts';

type Row = HandlerOutput<typeof productBulk.preview>['rows'][number];
type Side = PlannedRow['before'];

const range = (start: string | null | undefined, end: string | null | undefined) =>
  start && end ? `${start} – ${end}` : (start ?? end ?? '');

/** What a template's column refers to. */
const templates = {
  product_template_id: 'productTemplates',
  classification_template_id: 'classificationTemplates',
  packaging_template_id: 'packagingTemplates',
} as const;
type TemplateColumn = keyof typeof templates;
type Names = ReadonlyMap<string, string>;

const readers: readonly {
  field: Row['changes'][number]['field'];
  read(side: Side, names: Names): string | undefined;
}[] = [
  { field: bulkField.status, read: ({ sku }) => sku['status'] ?? undefined },
  ...Object.keys(templates).map((column, at) => ({
    field: [bulkField.template, bulkField.classification, bulkField.packaging][at]!,
    read: ({ product }: Side, names: Names) =>
      column in product ? (names.get(`${column} ${product[column] ?? ''}`) ?? '') : undefined,
  })),
  ...(['original', 'selling'] as const).map((name) => ({
    field: name === 'original' ? bulkField.originalPrice : bulkField.sellingPrice,
    read: ({ sku }: Side) =>
      `start_${name}_price` in sku ? range(sku[`start_${name}_price`], sku[`end_${name}_price`]) : undefined,
  })),
  { field: bulkField.stock, read: ({ sku }) => ('own_stock' in sku ? (sku['own_stock'] ?? '') : undefined) },
  { field: bulkField.remark, read: ({ sku }) => ('remark' in sku ? (sku['remark'] ?? '') : undefined) },
];

export async function presentRows(db: Db, rows: readonly PlannedRow[]): Promise<Row[]> {
  const names = await findNames(db, rows);
  return rows.map(({ id, sku, mainPictureAddress, before, after }) => ({
    id,
    sku,
    mainPictureUrl: mainPictureAddress ?? '',
    changes: readers.flatMap(({ field, read }) => {
      const [was, is] = [read(before, names), read(after, names)];
      return was !== undefined && is !== undefined && was !== is ? [{ field, before: was, after: is }] : [];
    }),
  }));
}

/** The names of the templates that the rows mention, by column and id. */
async function findNames(db: Db, rows: readonly PlannedRow[]): Promise<Names> {
  const names = new Map<string, string>();
  for (const column of Object.keys(templates) as TemplateColumn[]) {
    const ids = rows.flatMap(({ before, after }) => [before, after].flatMap(({ product }) => product[column] ?? []));
    if (ids.length === 0) continue;
    const found = await db
      .selectFrom(templates[column])
      .where('id', '=', anyOf([...new Set(ids)], 'bigint'))
      .select(['id', 'name'])
      .execute();
    for (const { id, name } of found) names.set(`${column} ${id}`, name);
  }
  return names;
}
