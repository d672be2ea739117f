import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productVariants } from '@pressroom/contract/products/variants';
import { productWrites } from '@pressroom/contract/products/writes';
import { Button, type FormInstance } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../client/call.ts';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { type Conflict, conflictOf } from '../../../kit/editing.ts';
import { type Problem, problemsOf } from '../../../kit/problems.ts';
import { changeOfUser, changesBetween, withCurrent } from './conflict.ts';
import { type EditorStore, newEditor } from './editor.ts';
import { showCell } from './showCell.ts';
import { withCodesOf, withLinked } from './linkedCodes.ts';
import { mainOf } from './skuPictures.ts';
import { wrongCells } from './SkuSheet.tsx';
import { rowErrorsNow } from './useRowErrors.ts';
import { useSave } from './useSave.ts';
import { useSheetColumns } from './useSheetColumns.ts';
import { type HeadValues, headNames, headOf } from './variantHead.ts';

interface Options {
  store: EditorStore;
  form: FormInstance<HeadValues>;
  product: ProductDetail | undefined;
  onDone: () => void;
}

/** Checks and saves the dialog, brings the first fault into sight, and settles with what others have saved meanwhile. */
export function useSubmit({ store, form, product, onDone }: Options) {
  const t = useT();
  const save = useSave(store);
  const columns = useSheetColumns();
  const [loaded, setLoaded] = useState(product);
  const [complaint, setComplaint] = useState<string>();
  const [asksForPictures, setAsksForPictures] = useState(false);
  const [conflict, setConflict] = useState<Conflict<ProductDetail>>();
  const [comparing, setComparing] = useState(false);

  function tell({ fields, complaint: said }: { fields: readonly Problem[]; complaint?: string }) {
    form.setFields([...headNames.map((name) => ({ name, errors: [] })), ...fields] as Parameters<
      typeof form.setFields
    >[0]);
    setComplaint(said ?? (fields.length > 0 ? t('products.incomplete') : undefined));
    const [first] = fields;
    if (first) form.focusField(first.name[0]);
  }
  /** Why the values cannot be sent; undefined: they can. */
  function refusal(isChanged: boolean): string | undefined {
    const { history, pictures } = store.get();
    const rows = history.present;
    if (isChanged) return t('products.dataChanged');
    if (rows.length === 0) return t('products.variantsRequired');
    // what the server refused may be right by now
    flushSync(() => store.set((editor) => ({ ...editor, refused: new Map() })));
    const [wrong] = wrongCells(rows, rowErrorsNow(store.get(), t));
    if (wrong) {
      showCell(store, wrong.row, wrong.column);
      return t('products.incomplete');
    }
    const bare = rows.findIndex((row) => mainOf(pictures, row) === undefined);
    setAsksForPictures(bare >= 0);
    if (bare < 0) return undefined;
    showCell(store, bare);
    return t('products.mainPictureRequired');
  }

  async function submit({ isChanged }: { isChanged: boolean }) {
    const head = form.getFieldsValue(true) as HeadValues;
    const fields = loaded
      ? problemsOf(productWrites.edit, { ...head, id: loaded.id, gmtModified: loaded.gmtModified }, t)
      : problemsOf(productVariants.add, { ...head, isConfirm: false }, t);
    tell({ fields });
    if (fields.length > 0) return;
    const refused = refusal(isChanged);
    setComplaint(refused);
    if (refused) return;
    setConflict(undefined);
    let edited = false;
    try {
      await save.send(head, {
        loaded,
        onEdited(saved) {
          edited = true;
          store.set((editor) => withCurrent(editor, loaded!, saved));
          setLoaded(saved);
        },
      });
      onDone();
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      failed(cause, edited);
    }
  }

  /** `edited`: what the product had is saved, and only the SKUs that come to it are not. */
  function failed(cause: CallFailure, edited: boolean) {
    const { fields, others, row } = save.take(cause, loaded);
    if (fields.length > 0) tell({ fields });
    if (row !== undefined) showCell(store, row);
    const said = [
      ...fields.filter(({ name }) => !headNames.some((own) => own === name[0])).flatMap(({ errors }) => errors),
      ...others,
    ];
    const reason = said.join('\n') || failureText(cause, t);
    setComplaint(edited ? t('productVariants.notAdded', { reason }) : reason);
    const other = conflictOf<ProductDetail>(cause);
    setConflict(other);
    setComparing(other !== undefined);
  }

  function settle(how: 'takeOver' | 'reload') {
    if (!conflict || !loaded) return;
    const { current } = conflict;
    const [was, is, mine] = [headOf(loaded), headOf(current), form.getFieldsValue(true) as HeadValues];
    const taken = headNames.filter(
      (name) => how === 'reload' || JSON.stringify(was[name]) !== JSON.stringify(is[name]),
    );
    form.setFieldsValue({ ...mine, ...Object.fromEntries(taken.map((name) => [name, is[name]])) });
    store.set((editor) => (how === 'reload' ? newEditor(current) : withCurrent(editor, loaded, current)));
    setLoaded(current);
    setConflict(undefined);
    setComplaint(undefined);
  }

  /** Product codes that SKUs of the product have got since it was loaded: they are no change of somebody else. */
  async function takeCodes() {
    if (!loaded) return;
    const known = withLinked(loaded, await call(products.get, { id: loaded.id }));
    store.set((editor) => withCodesOf(editor, loaded, known));
    setLoaded(known);
  }

  const shown = comparing && conflict && loaded;
  return {
    /** The product as it is kept, as far as this dialog knows. */
    loaded,
    submit,
    tell,
    takeCodes,
    pending: save.pending,
    complaint,
    asksForPictures,
    conflictOpener: conflict && (
      <Button size="small" onClick={() => setComparing(true)}>
        {t('kit.seeConflict')}
      </Button>
    ),
    conflict: shown
      ? {
          by: conflict.by,
          at: conflict.at,
          changes: changesBetween(loaded, conflict.current, { columns, t }),
          mine: (name: string) =>
            changeOfUser(name, { editor: store.get(), head: form.getFieldsValue(true), loaded, columns, t }),
          onTakeOver: () => settle('takeOver'),
          onReload: () => settle('reload'),
          onClose: () => setComparing(false),
        }
      : undefined,
  };
}
