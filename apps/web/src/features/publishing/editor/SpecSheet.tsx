import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import type { PublishProductDetail } from '@pressroom/contract/publishing/listing';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import { useHoldSave } from '../../../kit/heldSave.ts';
import {
  changedCells,
  edited,
  type Edit,
  focusCell,
  newHistory,
  recorded,
  redone,
  SheetGrid,
  SheetTools,
  single,
  undone,
  within,
} from '../../productVariants/productVariants.public.tsx';
import styles from './editor.module.css';
import {
  cellNames,
  errorsByRules,
  findingsByCell,
  rowOfValue,
  type SpecRow,
  type SpecValue,
  valueOfRow,
  valueOfSpec,
} from './specRows.ts';
import { useSpecColumns, useSpecHead } from './useSpecColumns.tsx';

interface Props {
  /** Of the form around. */
  value?: readonly SpecValue[];
  onChange?: (value: readonly SpecValue[]) => void;
  listing: PublishProductDetail;
  /** What the sheet opens at. */
  at: FindingPlace | undefined;
}

/** The SKUs of a listing as a sheet: typed over, filled down, set for all. */
export function SpecSheet({ value = [], onChange, listing, at }: Props) {
  const t = useT();
  const columns = useSpecColumns(listing);
  const head = useSpecHead();
  const [history, setHistory] = useState(() => newHistory(value));
  // the form was filled in from elsewhere: a draft, or what somebody else has saved
  if (history.present !== value) setHistory(newHistory(value));
  const [rowsOf] = useState(() => rowMaker());
  const rows = rowsOf(listing, value);
  const judge = useErrors(listing);
  const [selection, setSelection] = useState(() => single(placeOf(rows, at)));
  const [shownAt, setShownAt] = useState(at);
  if (shownAt !== at) {
    setShownAt(at);
    if (at?.part === 'skus') setSelection(single(placeOf(rows, at)));
  }
  useEffect(() => {
    if (at?.part === 'skus') focusCell();
  }, [at]);
  const wrong = rows.flatMap((row, index) =>
    Object.keys(judge.byRules(row)).map((name) => ({ row: index, column: columnOf(name) })),
  );
  useHoldSave(wrong.length > 0 ? t('publishing.cellsWrong', { count: wrong.length }) : undefined);

  function take(next: typeof history) {
    if (next === history) return;
    const seen = changedCells({ before: rows, after: rowsOf(listing, next.present) }, columns);
    const size = { rows: next.present.length, columns: columns.length };
    setSelection(seen ?? single(within(size, selection.active)));
    setHistory(next);
    onChange?.(next.present);
  }
  function edit(edits: readonly Edit[]) {
    // what is pasted or set for all passes by cells that cannot change
    const isFixed = ({ row, column }: Edit) =>
      rows[row] !== undefined && columns.find(({ name }) => name === column)?.fixed?.(rows[row]) !== undefined;
    const after = edited(
      rows,
      edits.filter((one) => !isFixed(one)),
    );
    if (after === rows) return;
    const next = after.map((row, index) => (row === rows[index] ? value[index]! : valueOfRow(row)));
    setHistory(recorded(history, next));
    onChange?.(next);
  }
  return (
    <div className={styles.sheet} style={{ height: `min(52vh, ${frame + rows.length * rowHeight}px)` }}>
      <SheetTools
        history={history}
        onUndo={() => take(undone(history))}
        onRedo={() => take(redone(history))}
        onSelect={setSelection}
        wrong={wrong}
        columns={columns}
        rows={rows}
        active={columns[selection.active.column]?.name ?? cellNames[0]!}
        onEdit={edit}
      />
      <SheetGrid
        label={t('publishing.skusOf', { spu: listing.spu })}
        columns={columns}
        head={head}
        rows={rows}
        selection={selection}
        onSelect={setSelection}
        onEdit={edit}
        onUndo={() => take(undone(history))}
        onRedo={() => take(redone(history))}
        errorsOf={judge.all}
      />
    </div>
  );
}

/** As high as its rows, its tools and titles, as far as the screen has room. */
const rowHeight = 38;
const frame = 104;

const columnOf = (name: string | undefined) =>
  Math.max(
    0,
    cellNames.findIndex((cell) => cell === name),
  );

/** The cell that a finding is about; else the first price. */
function placeOf(rows: readonly SpecRow[], at: FindingPlace | undefined) {
  // a code is seldom what one came for, and may be fixed
  if (at?.part !== 'skus') return { row: 0, column: columnOf('originalPrice') };
  return {
    row: Math.max(
      0,
      rows.findIndex(({ sku }) => sku === at.sku),
    ),
    column: columnOf(at.field),
  };
}

/** The row of each value, the same one as long as the value is the same: rows that stay are not drawn anew. */
function rowMaker() {
  const known = new WeakMap<SpecValue, SpecRow>();
  let last: { values: readonly SpecValue[]; rows: readonly SpecRow[] } | undefined;
  return (listing: PublishProductDetail, values: readonly SpecValue[]): readonly SpecRow[] => {
    if (last?.values === values) return last.rows;
    const specs = new Map(listing.publishProductSpecs.map((spec) => [spec.id, spec]));
    const rows = values.flatMap((value) => {
      const spec = specs.get(String(value.id));
      if (!spec) return [];
      const row = known.get(value) ?? rowOfValue(value, spec);
      known.set(value, row);
      return row;
    });
    last = { values, rows };
    return rows;
  };
}

/** What is wrong with the cells: by the rules of the contract, and as preflight found them while they stay as they were. */
function useErrors(listing: PublishProductDetail) {
  const t = useT();
  const language = useLanguage();
  return useMemo(() => {
    const known = new WeakMap<SpecRow, Readonly<Record<string, string>>>();
    const found = findingsByCell(listing);
    const judged = new Map(
      listing.publishProductSpecs.map((spec) => [spec.id, rowOfValue(valueOfSpec(spec), spec).cells]),
    );
    const byRules = (row: SpecRow) => {
      const errors = known.get(row) ?? errorsByRules(row, t);
      known.set(row, errors);
      return errors;
    };
    const joined = new WeakMap<SpecRow, Readonly<Record<string, string>>>();
    const all = (row: SpecRow) => {
      const errors = joined.get(row) ?? {
        ...Object.fromEntries(
          Object.entries(found.get(row.sku) ?? {}).filter(([name]) => judged.get(row.key)?.[name] === row.cells[name]),
        ),
        ...byRules(row),
      };
      joined.set(row, errors);
      return Object.keys(errors).length > 0 ? errors : undefined;
    };
    return { byRules, all };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language alone
  }, [listing, language]);
}
