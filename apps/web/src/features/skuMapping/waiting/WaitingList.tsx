import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Input, Spin } from 'antd';
import { useSearchParams } from 'react-router';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { AcceptCertain } from '../bulk/AcceptCertain.tsx';
import type { MappingStart } from '../form/MappingDialog.tsx';
import { useSuggestions } from './useSuggestions.ts';
import { WaitingCard } from './WaitingCard.tsx';
import styles from './WaitingList.module.css';

interface Props {
  /** Opens the form with what is known. */
  onChoose: (start: MappingStart) => void;
}

/** The SKU ids that orders wait for, the most painful first. */
export function WaitingList({ onChoose }: Props) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const filters = { shopId: params.get('shopId') ?? undefined, skuId: params.get('skuId') ?? undefined };
  const queue = useInfiniteQuery({
    queryKey: [skuMapping.waitingPage.path, 'queue', filters],
    queryFn: ({ pageParam, signal }) => call(skuMapping.waitingPage, { ...filters, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

  function filterBy(values: Partial<typeof filters>) {
    const given = Object.entries({ ...filters, ...values }).filter(([, value]) => value);
    setParams({ view: 'waiting', ...(Object.fromEntries(given) as Record<string, string>) }, { replace: true });
  }

  const [first] = queue.data?.pages ?? [];
  const rows = queue.data?.pages.flatMap((page) => page.rows) ?? [];
  const suggestionsFor = useSuggestions(queue.data?.pages.map((page) => page.rows) ?? []);
  const narrowed = filters.shopId !== undefined || filters.skuId !== undefined;
  return (
    <section className={styles.queue} aria-label={t('skuMapping.waiting')}>
      <header className={styles.head}>
        <p>{first && t('skuMapping.waitingSum', { count: first.total, orders: first.orders })}</p>
        <StoreSelect
          id="shopId"
          value={filters.shopId}
          onChange={(shopId) => filterBy({ shopId })}
          allowClear
          placeholder={t('skuMapping.everyStore')}
        />
        <Input.Search
          aria-label={t('skuMapping.skuId')}
          placeholder={t('skuMapping.skuId')}
          defaultValue={filters.skuId}
          allowClear
          maxLength={64}
          onSearch={(word) => filterBy({ skuId: word.trim() || undefined })}
        />
        {rows.length > 0 && <AcceptCertain filters={filters} />}
      </header>
      {queue.isPending && <Spin className={styles.spin} />}
      {queue.isError && (
        <ErrorState
          detail={failureText(queue.error, t)}
          action={<Button onClick={() => void queue.refetch()}>{t('ui.retry')}</Button>}
        />
      )}
      {first?.total === 0 && <EmptyState title={t(narrowed ? 'kit.noMatch' : 'skuMapping.noneWaits')} />}
      <ol className={styles.cards}>
        {rows.map((row) => (
          <WaitingCard
            key={`${row.shopId} ${row.skuId}`}
            waiting={row}
            found={suggestionsFor(row)}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {queue.hasNextPage && (
        <Button loading={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
          {t('skuMapping.moreWaiting', { shown: rows.length, total: first?.total ?? 0 })}
        </Button>
      )}
    </section>
  );
}
