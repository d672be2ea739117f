import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './productPicker.module.css';
import type { Picked, PickedProduct } from './usePicked.ts';

interface Props {
  rows: readonly PickedProduct[];
  /** Cannot be picked: they are there already. */
  chosen: readonly string[];
  /** The rows stand for products. */
  ofProducts: boolean;
  picked: Picked;
  single: boolean;
  /** The rows are those of another page or search, or there are none yet. */
  waiting: boolean;
  /** Double press or Enter. */
  onUse: (row: PickedProduct) => void;
}

const blanks = Array.from({ length: 12 }, (_, at) => at);

/** Products as a list box: arrows walk, space picks, Shift picks a stretch, Enter uses. */
export function ProductGrid({ rows, chosen, ofProducts, picked, single, waiting, onUse }: Props) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const walked = useRef(false);
  const current = Math.max(0, Math.min(at, rows.length - 1));
  const isFree = ({ id }: PickedProduct) => !chosen.includes(id);

  useEffect(() => {
    if (!walked.current) return;
    walked.current = false;
    list.current?.querySelector<HTMLElement>(`[data-at="${current}"]`)?.focus();
  });

  function press({ shiftKey }: MouseEvent, row: PickedProduct, index: number) {
    const [from, to] = [Math.min(current, index), Math.max(current, index)];
    if (shiftKey && !single) picked.add(rows.slice(from, to + 1).filter(isFree));
    else if (isFree(row)) picked.toggle(row);
    setAt(index);
  }
  function walkTo(index: number) {
    walked.current = true;
    setAt(Math.max(0, Math.min(rows.length - 1, index)));
  }
  function obey(event: KeyboardEvent) {
    const row = rows[current];
    if (!row) return;
    const free = isFree(row);
    const columns = columnsOf(list.current);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const step = steps[event.key];
    if (step !== undefined) walkTo(current + step);
    else if (event.key === 'Home') walkTo(0);
    else if (event.key === 'End') walkTo(rows.length - 1);
    else if (event.key === ' ' && free) picked.toggle(row);
    else if (event.key === 'Enter' && free) onUse(row);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !single) picked.add(rows.filter(isFree));
    // a card that is there already takes neither, and the list must not scroll instead
    else if (event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <ul
      ref={list}
      role="listbox"
      aria-label={t('productPicker.products')}
      aria-multiselectable={!single}
      aria-busy={waiting}
      data-waiting={waiting && rows.length > 0}
      className={styles.grid}
      onKeyDown={obey}
    >
      {rows.length === 0 && blanks.map((blank) => <li key={blank} aria-hidden="true" className={styles.blank} />)}
      {rows.map((row, index) => (
        <ProductCard
          key={row.id}
          row={row}
          index={index}
          ofProducts={ofProducts}
          picked={picked.has(row.id)}
          there={!isFree(row)}
          reachable={index === current}
          onPress={(event) => press(event, row, index)}
          onUse={() => isFree(row) && onUse(row)}
        />
      ))}
    </ul>
  );
}

/** As many as the width allows, so it is counted where it is drawn. */
function columnsOf(list: HTMLElement | null): number {
  const tops = [...(list?.children ?? [])].map((card) => card.getBoundingClientRect().top);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}
