import { products } from '@pressroom/contract/products/products';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { readOf } from '../../client/useRead.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { Pager } from '../../kit/Pager.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import styles from './productPicker.module.css';
import { ProductGrid } from './ProductGrid.tsx';
import { type PickedProduct, usePicked } from './usePicked.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

interface Props {
  chosen: readonly string[];
  ofProducts?: true;
  components?: true;
  single?: true;
  productType?: 1 | 2 | 3;
  onClose: () => void;
  onChoose: (products: PickedProduct[]) => void;
}

const pageSize = 50;

export function PickerDialog({ chosen, ofProducts, components, single, productType, onClose, onChoose }: Props) {
  const t = useT();
  const grid = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  const fuzzy = useDebounced(word.trim());
  const [page, setPage] = useState({ of: fuzzy, pageNum: 1 });
  const pageNum = page.of === fuzzy ? page.pageNum : 1;
  const picked = usePicked(Boolean(single));
  const answer = useQuery({
    ...readOf(products.page, { pageNum, pageSize, fuzzy: fuzzy || undefined, components, ofProducts, productType }),
    placeholderData: keepPreviousData,
  });
  const { rows = [], total = 0 } = answer.data ?? {};
  const there = rows.filter((row) => chosen.includes(ofProducts ? row.productId : row.id)).map(({ id }) => id);

  function turnTo(next: number) {
    setPage({ of: fuzzy, pageNum: next });
    if (grid.current) grid.current.scrollTop = 0;
  }
  function walkIntoGrid(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus();
  }
  const choose = (all: readonly PickedProduct[]) => all.length > 0 && onChoose([...all]);
  return (
    <Dialog
      centered
      width="min(1180px, 94vw)"
      title={t(single ? 'productPicker.titleOne' : 'productPicker.title')}
      className={styles.dialog}
      onCancel={onClose}
      footer={
        <div className={styles.foot}>
          <Pager list={{ total, pageNum, pageSize, turnTo }} sizes={[]} />
          <span className={styles.answers}>
            {!single && rows.length > there.length && (
              <Button type="link" size="small" onClick={() => picked.add(rows.filter(({ id }) => !there.includes(id)))}>
                {t('productPicker.pickPage')}
              </Button>
            )}
            {picked.rows.length > 0 && !single && (
              <Button type="link" size="small" onClick={picked.clear}>
                {t('productPicker.clear')}
              </Button>
            )}
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button type="primary" disabled={picked.rows.length === 0} onClick={() => choose(picked.rows)}>
              {single ? t('productPicker.chooseOne') : t('productPicker.choose', { count: picked.rows.length })}
            </Button>
          </span>
        </div>
      }
    >
      <div role="search">
        <ClearableInput
          autoFocus
          value={word}
          maxLength={100}
          aria-label={t('productPicker.search')}
          placeholder={t('productPicker.search')}
          onChange={(event) => setWord(event.target.value)}
          onKeyDown={walkIntoGrid}
        />
      </div>
      <p role="status" className={styles.found}>
        {answer.data && t(ofProducts ? 'productPicker.foundProducts' : 'productPicker.found', { count: total })}
      </p>
      <div ref={grid} className={styles.scroll}>
        {answer.isError && !answer.data && (
          <ErrorState
            detail={failureText(answer.error, t)}
            action={<Button onClick={() => void answer.refetch()}>{t('ui.retry')}</Button>}
          />
        )}
        {answer.data && rows.length === 0 && (
          <EmptyState title={t(fuzzy ? 'productPicker.noMatch' : 'productPicker.none')} />
        )}
        {(answer.isPending || rows.length > 0) && (
          <ProductGrid
            rows={rows}
            chosen={there}
            ofProducts={Boolean(ofProducts)}
            picked={picked}
            single={Boolean(single)}
            waiting={answer.isPending || answer.isPlaceholderData}
            onUse={(row) => choose(single ? [row] : picked.has(row.id) ? picked.rows : [...picked.rows, row])}
          />
        )}
      </div>
    </Dialog>
  );
}
