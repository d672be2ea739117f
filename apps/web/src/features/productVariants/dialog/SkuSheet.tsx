import { Button } from 'antd';
import { useMemo } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import type { RowHead } from '../grid/gridParts.ts';
import { SheetGrid } from '../grid/SheetGrid.tsx';
import { changedCells } from '../sheet/changed.ts';
import { redone, undone } from '../sheet/history.ts';
import { areaOf, type Selection, single, within } from '../sheet/selection.ts';
import styles from './dialog.module.css';
import { type EditorStore, withEdits, withRows } from './editor.ts';
import { SheetTools } from './SheetTools.tsx';
import { mainOf } from './skuPictures.ts';
import { cellNames, type SkuRow } from './skuRow.ts';
import { useStored } from './store.ts';
import type { useRowErrors } from './useRowErrors.ts';
import { useSheetColumns } from './useSheetColumns.ts';
import { useNarrow } from '../../../ui/useNarrow.ts';

interface Props {
  store: EditorStore;
  errorsOf: ReturnType<typeof useRowErrors>;
  label: string;
}

/** The SKUs of a product as a sheet. */
export function SkuSheet({ store, errorsOf, label }: Props) {
  const t = useT();
  const columns = useSheetColumns();
  const history = useStored(store, (editor) => editor.history);
  const selection = useStored(store, (editor) => editor.selection);
  const head = useRowHead(store);
  const rows = history.present;
  const area = areaOf(selection);
  const wrong = wrongCells(rows, errorsOf);
  const select = (next: Selection) => store.set((editor) => ({ ...editor, selection: next }));
  /** Shows what the step has changed, wherever that is. */
  const go = (step: typeof undone) =>
    store.set((editor) => {
      const next = step(editor.history);
      const seen = changedCells({ before: editor.history.present, after: next.present }, columns);
      const size = { rows: next.present.length, columns: columns.length };
      return { ...editor, history: next, selection: seen ?? single(within(size, editor.selection.active)) };
    });
  const chosen = Math.min(area.bottom, rows.length - 1) - area.top + 1;

  function takeOut() {
    store.set((editor) => ({
      ...withRows(editor, rows.toSpliced(area.top, chosen)),
      selection: single({ row: Math.max(0, Math.min(area.top, rows.length - chosen - 1)), column: 0 }),
    }));
  }
  return (
    <div className={styles.sheet}>
      <SheetTools
        history={history}
        onUndo={() => go(undone)}
        onRedo={() => go(redone)}
        onSelect={select}
        wrong={wrong}
        columns={columns}
        rows={rows}
        active={columns[selection.active.column]?.name ?? 'sku'}
        onEdit={(edits) => store.set((editor) => withEdits(editor, edits))}
      >
        {rows.some(({ saved }) => !saved) && (
          // a SKU that is kept is deleted in the list, where it says what goes with it
          <Button
            size="small"
            danger
            disabled={chosen < 1 || rows.slice(area.top, area.bottom + 1).some(({ saved }) => saved)}
            onClick={takeOut}
          >
            {t('productVariants.takeOut', { count: Math.max(0, chosen) })}
          </Button>
        )}
      </SheetTools>
      <SheetGrid
        label={label}
        columns={columns}
        head={head}
        rows={rows}
        selection={selection}
        onSelect={select}
        onEdit={(edits) => store.set((editor) => withEdits(editor, edits))}
        onUndo={() => go(undone)}
        onRedo={() => go(redone)}
        errorsOf={errorsOf}
      />
    </div>
  );
}

/** The places of all cells that are wrong, from the top. */
export function wrongCells(rows: readonly SkuRow[], errorsOf: Props['errorsOf']) {
  return rows.flatMap((row, at) =>
    Object.keys(errorsOf(row) ?? {}).map((name) => ({
      row: at,
      column: cellNames.findIndex((cell) => cell === name),
    })),
  );
}

const pictureSize = 28;

function useRowHead(store: EditorStore): RowHead<SkuRow> {
  const t = useT();
  const narrow = useNarrow(600);
  const pictures = useStored(store, (editor) => editor.pictures);
  const title = t('productVariants.variant');
  return useMemo(() => {
    const nameOf = ({ colorName, sizeName }: SkuRow) => `${colorName}-${sizeName}`;
    return {
      title,
      width: narrow ? 116 : 172,
      nameOf,
      render: (row) => (
        <>
          {!narrow && <Thumb src={mainOf(pictures, row)} alt="" size={pictureSize} />}
          <span className={styles.rowName} title={nameOf(row)}>
            {nameOf(row)}
          </span>
        </>
      ),
    };
  }, [pictures, title, narrow]);
}
