import type { ProductDetail } from '@pressroom/contract/products/product';
import { sameValue } from '../../../kit/sameValue.ts';
import { samePictures } from './conflict.ts';
import { type Editor, lacksCode, withEdits } from './editor.ts';
import { cellsOfSpec, rowsOf, type SkuRow } from './skuRow.ts';

/**
 * The product as it was loaded, but with those of its SKUs as they are now that have got a product code since and are
 * otherwise the same: what somebody else has changed of a SKU is still found when it is saved.
 */
export function withLinked(loaded: ProductDetail, current: ProductDetail): ProductDetail {
  const now = new Map(current.productSpecs.map((spec) => [spec.id, spec]));
  const productSpecs = loaded.productSpecs.map((spec) => {
    const next = now.get(spec.id);
    if (!next || spec.productCode !== '' || next.productCode === '') return spec;
    const same = sameValue(cellsOfSpec({ ...next, productCode: '' }), cellsOfSpec(spec)) && samePictures(spec, next);
    return same ? next : spec;
  });
  return { ...loaded, productSpecs };
}

/** The rows as loaded in the versions of `linked`, with its product codes, in each step that can be undone. */
export function withCodesOf(editor: Editor, loaded: ProductDetail, linked: ProductDetail): Editor {
  const versions = new Map(loaded.productSpecs.map(({ id, gmtModified }) => [id, gmtModified]));
  const kept = new Map(rowsOf(linked).map((row) => [row.saved!.id, row]));
  const renewed = new Map<SkuRow, SkuRow>();
  const renew = (row: SkuRow) => {
    // a row of an older draft keeps its version, so that what was changed meanwhile is found
    const isLoaded = row.saved && versions.get(row.saved.id) === row.saved.gmtModified;
    const known = renewed.get(row) ?? (isLoaded ? withCode(row, kept.get(row.saved!.id)!) : row);
    renewed.set(row, known);
    return known;
  };
  const { past, present, future } = editor.history;
  const history = {
    past: past.map((rows) => rows.map(renew)),
    present: present.map(renew),
    future: future.map((rows) => rows.map(renew)),
  };
  return { ...editor, history, offered: new Map([...editor.offered].map(([key, row]) => [key, renew(row)])) };
}

function withCode(row: SkuRow, kept: SkuRow): SkuRow {
  if (kept.saved!.gmtModified === row.saved!.gmtModified) return row;
  const { saved, codeExists, categoryId, inventory, cells } = kept;
  const productCode = row.cells['productCode'] || cells['productCode']!;
  return { ...row, saved, codeExists, categoryId, inventory, cells: { ...row.cells, productCode } };
}

/** Rows that still have no product code although it exists get it, as if it had been typed. */
export function withExistingCodes(editor: Editor, missing: ReadonlySet<string>): Editor {
  const edits = editor.history.present.flatMap((row, at) =>
    row.saved && lacksCode(row) && !missing.has(row.code) ? [{ row: at, column: 'productCode', text: row.code }] : [],
  );
  return withEdits(editor, edits);
}
