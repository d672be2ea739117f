import type { ProductDetail, ProductSpecDetail } from '@pressroom/contract/products/product';
import { slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import type { Translate } from '../../../i18n/i18n.ts';
import type { FieldChange } from '../../../kit/editing.ts';
import { sameValue } from '../../../kit/sameValue.ts';
import { shownText } from '../sheet/blocks.ts';
import type { SheetColumn } from '../sheet/sheet.ts';
import { newHistory } from '../sheet/history.ts';
import type { Editor } from './editor.ts';
import { pictureFields, withSpec } from './skuPictures.ts';
import { cellsOfSpec, rowsOf, type SkuRow } from './skuRow.ts';
import { headNames, headOf, type HeadValues } from './variantHead.ts';

type Column = SheetColumn & { title: string };

/** What somebody else has changed since the product was loaded, the SKU named in each line. */
export function changesBetween(
  loaded: ProductDetail,
  current: ProductDetail,
  { columns, t }: { columns: readonly Column[]; t: Translate },
): FieldChange[] {
  const before = new Map(loaded.productSpecs.map((spec) => [spec.id, spec]));
  const now = new Set(current.productSpecs.map(({ id }) => id));
  const gone = loaded.productSpecs.filter(({ id }) => !now.has(id));
  return [
    ...headChanges(loaded, current, t),
    ...gone.map(({ id, sku }) => ({ name: `${id} gone`, label: sku, text: t('productVariants.skuGone') })),
    ...current.productSpecs.flatMap((spec) => {
      const former = before.get(spec.id);
      if (!former) return [{ name: `${spec.id} new`, label: spec.sku, text: t('productVariants.skuNew') }];
      return specChanges(former, spec, { columns, t });
    }),
  ];
}

function headChanges(loaded: ProductDetail, current: ProductDetail, t: Translate): FieldChange[] {
  const [former, next] = [headOf(loaded), headOf(current)];
  const printOf = (product: ProductDetail, at: number) => product.stockImages[at]?.name ?? '';
  const facts = [
    ['spu', 'SPU', loaded.spu, current.spu],
    ['productTemplateId', t('productVariants.template'), loaded.productTemplateName, current.productTemplateName],
    [
      'categoryTemplateId',
      t('productVariants.categoryTemplate'),
      loaded.categoryTemplateName,
      current.categoryTemplateName,
    ],
    [
      'outerPkgTemplateId',
      t('productVariants.packagingTemplate'),
      loaded.outerPkgTemplateName,
      current.outerPkgTemplateName,
    ],
    ['stockImage1', t('productVariants.print', { at: 1 }), printOf(loaded, 0), printOf(current, 0)],
    ['stockImage2', t('productVariants.print', { at: 2 }), printOf(loaded, 1), printOf(current, 1)],
  ] as const;
  return facts
    .filter(([name]) => !sameValue(former[name], next[name]))
    .map(([name, label, was, text]) => ({ name, label, before: was, text }));
}

function specChanges(
  former: ProductSpecDetail,
  spec: ProductSpecDetail,
  { columns, t }: { columns: readonly Column[]; t: Translate },
): FieldChange[] {
  const [was, is] = [cellsOfSpec(former), cellsOfSpec(spec)];
  const cells = columns.flatMap((column): FieldChange[] => {
    const [before = '', text = ''] = [was[column.name], is[column.name]];
    if (before === text) return [];
    const label = `${spec.sku} · ${column.title}`;
    return [
      { name: `${spec.id} ${column.name}`, label, before: shownText(column, before), text: shownText(column, text) },
    ];
  });
  if (samePictures(former, spec)) return cells;
  return [...cells, { name: `${spec.id} pictures`, label: `${spec.sku} · ${t('productVariants.pictures')}` }];
}

export function samePictures(one: ProductSpecDetail, other: ProductSpecDetail): boolean {
  const of = (spec: ProductSpecDetail) => [
    spec.mainPictureUrl,
    slotValuesOf(spec.sheinProductImages, spec.temuProductImages),
  ];
  return sameValue(of(one), of(other));
}

interface Mine {
  editor: Editor;
  head: HeadValues;
  loaded: ProductDetail;
  columns: readonly Column[];
  t: Translate;
}

/** This user's own change of what somebody else has changed, in words; `name` is that of the change. */
export function changeOfUser(name: string, { editor, head, loaded, columns, t }: Mine): string | undefined {
  const field = headNames.find((one) => one === name);
  if (field) return sameValue(head[field], headOf(loaded)[field]) ? undefined : t('kit.changed');
  const [id, what = ''] = name.split(' ');
  const row = editor.history.present.find(({ saved }) => saved?.id === id);
  const spec = loaded.productSpecs.find((one) => one.id === id);
  if (!row || !spec) return undefined;
  if (what === 'gone') return differs(editor, row, spec) ? t('kit.changed') : undefined;
  if (what === 'pictures') return differsInPictures(editor, row, spec) ? t('kit.changed') : undefined;
  const column = columns.find((one) => one.name === what);
  const text = row.cells[what];
  return column && text !== undefined && text !== cellsOfSpec(spec)[what] ? shownText(column, text) : undefined;
}

/** The editor with what others have saved; what only this user changed stays. */
export function withCurrent(editor: Editor, loaded: ProductDetail, current: ProductDetail): Editor {
  const before = new Map(loaded.productSpecs.map((spec) => [spec.id, spec]));
  const mine = new Map(editor.history.present.map((row) => [row.saved?.id, row]));
  let { pictures } = editor;
  const kept = rowsOf(current);
  const rows = kept.map((saved, at): SkuRow => {
    const spec = current.productSpecs[at]!;
    const [own, former] = [mine.get(spec.id), before.get(spec.id)];
    if (!own || !former) return saved;
    if (!samePictures(former, spec)) pictures = withSpec(pictures, spec);
    const was = cellsOfSpec(former);
    const theirs = Object.entries(saved.cells).filter(([name, text]) => text !== was[name]);
    return { ...saved, cells: { ...own.cells, ...Object.fromEntries(theirs) } };
  });
  const known = new Set(rows.map(({ key }) => key));
  const unsaved = editor.history.present.filter(({ key, saved }) => !saved && !known.has(key));
  const offered = new Map([...editor.offered, ...kept.map((row) => [row.key, row] as const)]);
  return { ...editor, history: newHistory([...rows, ...unsaved]), offered, pictures, refused: new Map() };
}

/** Whether the row or its pictures differ from what was saved. */
export function differs(editor: Editor, row: SkuRow, spec: ProductSpecDetail | undefined): boolean {
  return !spec || !sameValue(row.cells, cellsOfSpec(spec)) || differsInPictures(editor, row, spec);
}

function differsInPictures(editor: Editor, row: SkuRow, spec: ProductSpecDetail): boolean {
  const { mainPictureUrl, sheinProductImages, temuProductImages } = pictureFields(editor.pictures, row);
  return (
    mainPictureUrl !== spec.mainPictureUrl ||
    !sameValue(
      slotValuesOf(sheinProductImages, temuProductImages),
      slotValuesOf(spec.sheinProductImages, spec.temuProductImages),
    )
  );
}
