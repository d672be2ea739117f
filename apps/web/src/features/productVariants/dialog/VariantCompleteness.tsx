import { categories } from '@pressroom/contract/categories/categories';
import { imageSlotOf } from '@pressroom/contract/pictures/imageSlots';
import { askedBy, askedCount, type MissingPart, missingParts } from '@pressroom/contract/products/missingParts';
import { type ProductDetail, productType } from '@pressroom/contract/products/product';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { FormInstance } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useRead } from '../../../client/useRead.ts';
import { focusSlot } from '../../pictures/pictures.public.tsx';
import { CompletenessTags } from '../../products/products.public.tsx';
import { focusMainPicture } from './ColorPictures.tsx';
import type { EditorStore } from './editor.ts';
import { cellsOfPart, firstLacking, lacksOfRows } from './lacks.ts';
import { showCell } from './showCell.ts';
import { cellNames } from './skuRow.ts';
import { useStored } from './store.ts';
import { type HeadValues, printsOf } from './variantHead.ts';

interface Props {
  store: EditorStore;
  form: FormInstance<HeadValues>;
  head: HeadValues;
  product: ProductDetail | undefined;
}

/** What any SKU still lacks for each marketplace; leads to the first cell, field or tab where it is missing. */
export function VariantCompleteness({ store, form, head, product }: Props) {
  // never in the way of typing
  const rows = useDeferredValue(useStored(store, ({ history }) => history.present));
  const pictures = useDeferredValue(useStored(store, (editor) => editor.pictures));
  const { data: options } = useRead(categories.options, {});
  const prints = printsOf(head).length;
  const lacks = useMemo(() => {
    const printNums = new Map(options?.map(({ id, printNum }) => [id, printNum]));
    return lacksOfRows(rows, { pictures, prints, printNumOf: (id) => printNums.get(id ?? '') ?? 0 });
  }, [rows, pictures, prints, options]);
  if (rows.length === 0) return null;

  // the attributes are judged by the server: they are those of the category template that the product had
  const isSame = product?.categoryTemplateId === head.categoryTemplateId;
  const of = (marketplace: Marketplace) => {
    const found = new Set(lacks.flatMap((row) => row[marketplace]));
    if (isSame && product?.productSpecs[0]?.[marketplace].missing.includes('attributes')) found.add('attributes');
    const missing = missingParts.filter((part) => found.has(part));
    const asked = askedCount(marketplace, askedBy(productType.variants));
    return { asked, have: asked - missing.length, missing };
  };

  function open(part: MissingPart) {
    const slot = imageSlotOf(Number(/^slot(\d)$/.exec(part)?.[1]));
    const row = firstLacking(lacks, part);
    const { colorCode = '' } = rows[row ?? -1] ?? {};
    if (slot) {
      const slotColor = pictures.byColor[colorCode] ? colorCode : '';
      flushSync(() => store.set((editor) => ({ ...editor, tab: slot.marketplace, slotColor })));
      return focusSlot(slot.type);
    }
    if (part === 'mainPicture') {
      flushSync(() => store.set((editor) => ({ ...editor, tab: 'sheet' })));
      return focusMainPicture(colorCode);
    }
    if (part === 'print') return form.focusField(prints > 0 ? 'stockImage2' : 'stockImage1');
    if (part === 'attributes') return form.focusField('categoryTemplateId');
    const cells = cellsOfPart[part];
    if (row === undefined || !cells) return;
    const empty = cells.find((name) => rows[row]?.cells[name] === '') ?? cells[0]!;
    showCell(store, row, cellNames.indexOf(empty));
  }
  return <CompletenessTags of={{ shein: of('shein'), temu: of('temu') }} onOpen={open} />;
}
