import type { CallInput } from '@pressroom/contract/endpoint';
import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productVariants } from '@pressroom/contract/products/variants';
import { productWrites } from '@pressroom/contract/products/writes';
import { CallFailure, fieldProblems } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { differs } from './conflict.ts';
import type { Editor, EditorStore } from './editor.ts';
import { pictureFields } from './skuPictures.ts';
import { type CellName, cellNamed, type SkuRow, valuesOfRow } from './skuRow.ts';
import type { HeadValues } from './variantHead.ts';

type Confirmed = Extract<CallInput<typeof productVariants.add>, { isConfirm: true }>;
type Edited = CallInput<typeof productWrites.edit>;

/** What the server found wrong beside the cells of rows. */
interface Refused {
  fields: { name: (string | number)[]; errors: string[] }[];
  /** Problems of no field and no cell, such as those of pictures. */
  others: string[];
  /** The first row with a refused cell. */
  row?: number;
}

const inputOf = (editor: Editor, row: SkuRow) => ({ ...valuesOfRow(row), ...pictureFields(editor.pictures, row) });

interface Known {
  /** The product as it was read; absent: it is new. */
  loaded: ProductDetail | undefined;
  /** What it had is saved, and SKUs are still to come. */
  onEdited: (saved: ProductDetail) => void;
}

/** The rows of the product that differ from what is kept. */
function changedRows(editor: Editor, { productSpecs }: ProductDetail): SkuRow[] {
  const known = new Map(productSpecs.map((spec) => [spec.id, spec]));
  return editor.history.present
    .filter(({ saved }) => saved)
    .filter((row) => differs(editor, row, known.get(row.saved!.id)));
}

/** Saves a new product with all of its rows, or a known one with the rows that differ and those that come to it. */
export function useSave(store: EditorStore) {
  const t = useT();
  const invalidates = [products.list, products.specs, products.get];
  const add = useCommand(productVariants.add, { success: t('productVariants.added'), invalidates });
  const edit = useCommand(productWrites.edit, { success: t('productVariants.saved'), invalidates });
  const extend = useCommand(productVariants.add, {
    success: (_, input) =>
      input.isConfirm ? t('productVariants.skusAdded', { count: input.productSpecs.length }) : undefined,
    invalidates,
  });

  /**
   * Rejects with the `CallFailure`. SKUs that come to a known product are sent once what it has is saved, and nobody else
   * has changed it; `onEdited` is told of that.
   */
  async function send(head: HeadValues, { loaded, onEdited }: Known): Promise<void> {
    const editor = store.get();
    const rows = editor.history.present;
    const added = rows.filter(({ saved }) => !saved);
    const confirmed = {
      ...head,
      isConfirm: true,
      basis: editor.generated?.basis ?? '',
      productSpecs: added.map((row) => inputOf(editor, row)),
    };
    if (!loaded) return void (await add.attempt(confirmed as Confirmed));
    const saved = await edit.attempt({
      ...head,
      id: loaded.id,
      gmtModified: loaded.gmtModified,
      variantSpecs: changedRows(editor, loaded).map((row) => ({ ...inputOf(editor, row), ...row.saved })),
    } as Edited);
    if (added.length === 0) return;
    onEdited(saved);
    await extend.attempt({ ...confirmed, productId: loaded.id } as Confirmed);
  }

  /** Puts what the server says of cells to their rows, and returns the rest. */
  function take(failure: CallFailure, loaded: ProductDetail | undefined): Refused {
    const editor = store.get();
    const rows = editor.history.present;
    const sent: Readonly<Record<string, readonly SkuRow[]>> = {
      productSpecs: rows.filter(({ saved }) => !saved),
      variantSpecs: loaded ? changedRows(editor, loaded) : [],
    };
    const refused = new Map<SkuRow, Partial<Record<CellName, string>>>();
    const rest: Refused = { fields: [], others: [] };
    for (const { path, msg } of fieldProblems(failure)) {
      const [list, at, field] = path;
      const row = sent[String(list)]?.[Number(at)];
      const cell = row && cellNamed(field);
      if (row && cell) refused.set(row, { ...refused.get(row), [cell]: msg });
      else if (row) rest.others.push(`${row.cells['sku']}: ${msg}`);
      else rest.fields.push({ name: path, errors: [msg] });
    }
    store.set((before) => ({ ...before, refused }));
    const first = rows.findIndex((row) => refused.has(row));
    return first < 0 ? rest : { ...rest, row: first };
  }
  return { send, take, pending: add.pending || edit.pending || extend.pending };
}
