import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, Select, Spin } from 'antd';
import { type ReactNode, type UIEvent, useState } from 'react';
import { call } from '../client/call.ts';
import { useT } from '../i18n/i18n.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import styles from './LookupSelect.module.css';
import type { ListEndpoint } from './listInput.ts';
import type { FilterOf, RowOf } from './useResourceList.ts';

/** Where a field looks for what it offers. */
export interface Lookup<E extends ListEndpoint> {
  endpoint: E;
  /** The filter that takes what is typed. */
  search: FilterOf<E>;
  /** Input that the user cannot change. */
  fixed?: Partial<CallInput<E>>;
  /** The row's `id` where it is absent. */
  keyOf?: (row: RowOf<E>) => string;
  textOf: (row: RowOf<E>) => string;
  /** How the list shows a row; its text where it is absent. */
  render?: (row: RowOf<E>) => ReactNode;
}

interface Props<E extends ListEndpoint> {
  id?: string;
  lookup: Lookup<E>;
  value?: string | null;
  /** The text of `value`, for the time before its row has been found. */
  label?: string;
  onChange?: (value: string | undefined, row: RowOf<E> | undefined) => void;
  placeholder?: string;
  allowClear?: boolean;
  disabled?: boolean;
}

const pageSize = 20;
const leastWidth = 340;
const listHeight = 360;
/** So many pixels above its end the list asks for more. */
const ahead = 120;

/** Chooses one row of a list that may have thousands: it searches on the server and loads more while it is scrolled. */
export function LookupSelect<E extends ListEndpoint>({ lookup, value, label, onChange, ...control }: Props<E>) {
  const t = useT();
  const [word, setWord] = useState('');
  const [touched, setTouched] = useState(false);
  const { found, rows, more } = useFound(lookup, word.trim(), touched);
  const keyOf = lookup.keyOf ?? idOf;

  function loadMore({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) {
    const below = scrollHeight - scrollTop - clientHeight;
    if (below < ahead && found.hasNextPage && !found.isFetching) void found.fetchNextPage();
  }
  return (
    <Select
      {...control}
      value={value ?? undefined}
      placeholder={control.placeholder ?? t('kit.lookup')}
      showSearch={{ filterOption: false, onSearch: setWord }}
      labelRender={(chosen) => chosen.label ?? label ?? chosen.value}
      onChange={(next: string | undefined) =>
        onChange?.(
          next,
          rows.find((row) => keyOf(row) === next),
        )
      }
      onFocus={() => setTouched(true)}
      onOpenChange={(open) => (open ? setTouched(true) : setWord(''))}
      onPopupScroll={loadMore}
      notFoundContent={<Nothing waits={found.isFetching} failed={found.isError} retry={() => void found.refetch()} />}
      popupRender={(list) => (
        <>
          {list}
          {more > 0 && (
            <div className={styles.more} role="status">
              {t('kit.lookupMore', { count: more })}
            </div>
          )}
        </>
      )}
      optionLabelProp="text"
      listHeight={listHeight}
      popupMatchSelectWidth={leastWidth}
      options={rows.map((row) => {
        const text = lookup.textOf(row);
        return { value: keyOf(row), text, label: lookup.render?.(row) ?? text };
      })}
    />
  );
}

/** What the server has found, asked for once somebody opens the list. */
function useFound<E extends ListEndpoint>(
  { endpoint, search, fixed, textOf }: Lookup<E>,
  word: string,
  asked: boolean,
) {
  const searched = useDebounced(word);
  const input = { ...fixed, [search]: searched, pageSize };
  const found = useInfiniteQuery<CallOutput<E>, Error, InfiniteData<CallOutput<E>>, readonly unknown[], number>({
    queryKey: [endpoint.path, 'lookup', input],
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...input, pageNum: pageParam } as unknown as CallInput<E>, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * pageSize < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: asked,
  });
  const all: RowOf<E>[] = found.data?.pages.flatMap(({ rows }) => rows) ?? [];
  // until the server has answered, only what fits the word: Enter must never take a row of an earlier search
  const isAnswer = word === searched && !found.isPlaceholderData;
  const rows = isAnswer ? all : all.filter((row) => textOf(row).toLowerCase().includes(word.toLowerCase()));
  // those that scrolling or more letters would show
  const more = isAnswer ? (found.data?.pages.at(-1)?.total ?? 0) - all.length : 0;
  return { found, rows, more };
}

function Nothing({ waits, failed, retry }: { waits: boolean; failed: boolean; retry: () => void }) {
  const t = useT();
  if (waits) return <Spin size="small" />;
  if (!failed) return t('kit.lookupNone');
  return (
    <div role="alert">
      {t('ui.failed')}
      <Button type="link" size="small" onClick={retry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}

function idOf(row: unknown): string {
  return String((row as { id: unknown }).id);
}
