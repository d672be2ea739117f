import { describeIssue } from '@pressroom/contract/issues';
import { useMemo } from 'react';
import { type Translate, useLanguage, useT } from '../../../i18n/i18n.ts';
import type { Editor, EditorStore } from './editor.ts';
import { type CellName, cellNamed, issuesOf, type SkuRow, valuesOfRow } from './skuRow.ts';
import { useStored } from './store.ts';

export type RowErrors = Readonly<Partial<Record<CellName, string>>>;

/** What is wrong with the cells of each row: by the rules of the contract, among the rows, and as the server said. */
export function useRowErrors(store: EditorStore): (row: SkuRow) => RowErrors | undefined {
  const t = useT();
  const language = useLanguage();
  const rows = useStored(store, ({ history }) => history.present);
  const refused = useStored(store, (editor) => editor.refused);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language alone
  const known = useMemo(() => new WeakMap<SkuRow, RowErrors>(), [language]);
  const twice = useMemo(() => repeated(rows), [rows]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language alone
  return useMemo(() => errorsAmong({ known, twice, refused, t }), [known, twice, refused, language]);
}

/** The same at this moment, for who does not draw it: drawing follows every change of a row. */
export function rowErrorsNow({ history, refused }: Editor, t: Translate): (row: SkuRow) => RowErrors | undefined {
  return errorsAmong({ known: new WeakMap(), twice: repeated(history.present), refused, t });
}

interface Among {
  /** What the rules say of rows that were judged before. */
  known: WeakMap<SkuRow, RowErrors>;
  twice: ReadonlySet<SkuRow>;
  refused: Editor['refused'];
  t: Translate;
}

function errorsAmong({ known, twice, refused, t }: Among): (row: SkuRow) => RowErrors | undefined {
  const own = (row: SkuRow) => {
    const found = known.get(row) ?? errorsByRules(row, t);
    known.set(row, found);
    return found;
  };
  const all = new Map<SkuRow, RowErrors | undefined>();
  return (row) => {
    if (!all.has(row))
      all.set(row, joined(own(row), twice.has(row) ? { sku: t('productVariants.skuTwice') } : {}, refused.get(row)));
    return all.get(row);
  };
}

const none: RowErrors = {};

/** The same object where there is nothing to join, so that rows are not drawn anew. */
function joined(own: RowErrors, among: RowErrors, refused: RowErrors = none): RowErrors | undefined {
  const extra = { ...refused, ...among };
  if (Object.keys(extra).length === 0) return Object.keys(own).length === 0 ? undefined : own;
  return { ...extra, ...own };
}

function errorsByRules(row: SkuRow, t: Translate): RowErrors {
  const values: Record<string, unknown> = valuesOfRow(row);
  const errors: Partial<Record<CellName, string>> = {};
  if (row.takenSku !== undefined && row.takenSku === row.cells['sku'])
    errors.sku = t('products.skuTaken', { sku: row.takenSku });
  for (const issue of issuesOf(row)) {
    const cell = cellNamed(issue.path[0]);
    if (!cell || errors[cell] !== undefined) continue;
    const { key, params } = describeIssue({ ...issue, input: values[String(issue.path[0])] });
    errors[cell] = t(key, params);
  }
  return errors;
}

/** Rows whose SKU another row has as well. */
function repeated(rows: Editor['history']['present']): ReadonlySet<SkuRow> {
  const bySku = new Map<string, SkuRow[]>();
  for (const row of rows) {
    const sku = (row.cells['sku'] ?? '').toLowerCase();
    if (sku !== '') bySku.set(sku, [...(bySku.get(sku) ?? []), row]);
  }
  return new Set([...bySku.values()].filter((same) => same.length > 1).flat());
}
