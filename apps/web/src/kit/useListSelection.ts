import { useState } from 'react';

interface Listed<Row> {
  /** What the list shows: another search begins with nothing selected. */
  of: string;
  rows: readonly Row[];
  total: number;
  rowKey: (row: Row) => string;
}

interface Held<Row> {
  of: string;
  rows: ReadonlyMap<string, Row>;
  /** All that match are selected, except these. */
  except?: ReadonlySet<string>;
}

/** The rows that are ticked, on this page and on others; or all that match, less those that were unticked. */
export function useListSelection<Row>({ of, rows, total, rowKey }: Listed<Row>) {
  const [held, setHeld] = useState<Held<Row>>({ of, rows: new Map() });
  const { rows: kept, except } = held.of === of ? held : { rows: new Map<string, Row>(), except: undefined };
  const fresh = new Map(rows.map((row) => [rowKey(row), row]));
  const selected = [...kept].map(([key, row]) => fresh.get(key) ?? row);
  const has = (key: string) => (except ? !except.has(key) : kept.has(key));
  const keys = [...fresh.keys()];
  const onPage = keys.filter(has).length;
  const select = (next: readonly Row[]) => setHeld({ of, rows: new Map(next.map((row) => [rowKey(row), row])) });
  const selectExcept = (next: Iterable<string>) => setHeld({ of, rows: new Map(), except: new Set(next) });

  function toggle(key: string) {
    if (except) return selectExcept(except.has(key) ? [...except].filter((other) => other !== key) : [...except, key]);
    const row = fresh.get(key);
    if (row === undefined) return;
    select(kept.has(key) ? selected.filter((other) => rowKey(other) !== key) : [...selected, row]);
  }

  function togglePage() {
    const isWhole = onPage === keys.length;
    if (except) return selectExcept(isWhole ? [...except, ...keys] : [...except].filter((key) => !fresh.has(key)));
    const elsewhere = selected.filter((row) => !fresh.has(rowKey(row)));
    select(isWhole ? elsewhere : [...elsewhere, ...rows]);
  }

  return {
    /** Without those that only `everything` selects. */
    selected,
    selectedCount: except ? Math.max(0, total - except.size) : selected.length,
    /** How many rows of this page are selected. */
    selectedOnPage: onPage,
    isSelected: has,
    select,
    toggle,
    togglePage,
    /** Set where all that match are selected: the rows that were unticked. */
    everything: except && { except: [...except] },
    selectEverything: () => selectExcept([]),
    clearSelection: () => select([]),
  };
}
