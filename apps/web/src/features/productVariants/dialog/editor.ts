import type { ProductDetail } from '@pressroom/contract/products/product';
import { slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import type { CallOutput } from '@pressroom/contract/endpoint';
import type { productVariants } from '@pressroom/contract/products/variants';
import { type History, newHistory, recorded } from '../sheet/history.ts';
import { type Selection, single } from '../sheet/selection.ts';
import { type Edit, edited } from '../sheet/sheet.ts';
import { noPictures, picturesOfSpecs, type SkuPictures, withTemplate } from './skuPictures.ts';
import { type CellName, rowOfGenerated, rowsOf, type SkuRow } from './skuRow.ts';
import type { Store } from './store.ts';

export type Generated = Extract<CallOutput<typeof productVariants.add>, { isConfirm: false }>;

export const tabs = ['sheet', 'shein', 'temu'] as const;
export type Tab = (typeof tabs)[number];

/** What the dialog holds beside the fields of its form. */
export interface Editor {
  tab: Tab;
  /** The colour whose slots are shown; '': those of all. */
  slotColor: string;
  selection: Selection;
  history: History<readonly SkuRow[]>;
  pictures: SkuPictures;
  /** The rows as the server made them: what differs was typed. */
  offered: ReadonlyMap<string, SkuRow>;
  /** What the rows were generated from, as the form and as the server say it. */
  generated?: { from: string; basis: string };
  /** What the server refused of a row, while the row stays as it was sent. */
  refused: ReadonlyMap<SkuRow, Readonly<Partial<Record<CellName, string>>>>;
  /** Something has been changed that is not saved. */
  touched: boolean;
}
export type EditorStore = Store<Editor>;

const origin = single({ row: 0, column: 0 });

export function newEditor(product?: ProductDetail): Editor {
  const rows = product ? rowsOf(product) : [];
  return {
    tab: 'sheet',
    slotColor: '',
    selection: origin,
    history: newHistory(rows),
    pictures: product ? picturesOfSpecs(product.productSpecs) : noPictures,
    offered: new Map(rows.map((row) => [row.key, row])),
    refused: new Map(),
    touched: false,
  };
}

export function withEdits(editor: Editor, edits: readonly Edit[]): Editor {
  return withRows(editor, edited(editor.history.present, edits));
}

/** A step that can be undone. */
export function withRows(editor: Editor, rows: readonly SkuRow[]): Editor {
  const history = recorded(editor.history, rows);
  return history.present === editor.history.present ? editor : { ...editor, history, touched: true };
}

/** Rows generated anew hold what was typed in those of the same colour and size. */
export function withGenerated(
  editor: Editor,
  answer: Generated,
  { from, onlyKnown }: { from: string; onlyKnown: boolean },
): Editor {
  const made = answer.productSpecs.map(rowOfGenerated);
  const former = new Map(editor.history.present.map((row) => [row.key, row]));
  const kept = onlyKnown ? made.filter(({ key }) => former.has(key)) : made;
  const rows = kept.map((row) => withTyped(row, former.get(row.key), editor.offered.get(row.key)));
  return {
    ...editor,
    history: newHistory(rows),
    offered: new Map(made.map((row) => [row.key, row])),
    pictures: withTemplate(editor.pictures, slotValuesOf(answer.sheinImageList, answer.temuImageList)),
    generated: { from, basis: answer.basis },
    selection: onlyKnown ? editor.selection : origin,
    touched: true,
  };
}

/**
 * The rows that come to a known product stand after its own, as a step that can be undone. Those of its rows that are kept
 * already stay as they are.
 */
export function withAddition(
  editor: Editor,
  answer: Generated,
  { from, onlyKnown }: { from: string; onlyKnown: boolean },
): Editor {
  const former = new Map(editor.history.present.map((row) => [row.key, row]));
  const kept = editor.history.present.filter(({ saved }) => saved);
  const made = answer.productSpecs.map(rowOfGenerated).filter(({ key }) => !former.get(key)?.saved);
  const added = onlyKnown ? made.filter(({ key }) => former.has(key)) : made;
  const rows = added.map((row) => withTyped(row, former.get(row.key), editor.offered.get(row.key)));
  return {
    ...withRows(editor, [...kept, ...rows]),
    offered: new Map([...editor.offered, ...made.map((row) => [row.key, row] as const)]),
    generated: { from, basis: answer.basis },
    selection: onlyKnown || rows.length === 0 ? editor.selection : single({ row: kept.length, column: 0 }),
    touched: true,
  };
}

function withTyped(row: SkuRow, former: SkuRow | undefined, offered: SkuRow | undefined): SkuRow {
  if (!former || !offered) return row;
  const typed = Object.entries(former.cells).filter(([name, text]) => text !== offered.cells[name]);
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(typed) } };
}

/** The colours that have no main picture yet. */
export const bareColors = ({ history, pictures }: Editor): string[] =>
  colorsOf(history.present).flatMap(({ colorCode }) => (pictures.main[colorCode] ? [] : colorCode));

/** A row without a product code, as far as is known because there is none yet. */
export const lacksCode = ({ codeExists, cells }: SkuRow) => !codeExists && cells['productCode'] === '';

/** Colours in the order of the rows. */
export function colorsOf(
  rows: readonly SkuRow[],
): { colorCode: string; colorName: string; categoryId: string | null }[] {
  return [...new Map(rows.map((row) => [row.colorCode, row])).values()].map(({ colorCode, colorName, categoryId }) => ({
    colorCode,
    colorName,
    categoryId,
  }));
}
