import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { readOf } from '../client/useRead.ts';
import { type Filters, useDraft } from './useDraft.ts';
import { anchorOf, inputOf, type ListEndpoint, pageSizes, readParams } from './listInput.ts';
import { useListSelection } from './useListSelection.ts';
import { useLastPage } from './useLastPage.ts';
import { type ListStorage, useListState } from './useListState.ts';

export type RowOf<E extends ListEndpoint> = CallOutput<E>['rows'][number];
export type FilterOf<E extends ListEndpoint> = Exclude<keyof CallInput<E> & string, 'pageNum' | 'pageSize' | 'anchor'>;

interface Options<E extends ListEndpoint> {
  /** Input that the user cannot change. Parameters of the same names in the address are kept and are not filters. */
  fixed?: Partial<CallInput<E>>;
  storage?: ListStorage;
  /** Parameters of the address that are no filters: neither a search nor a reset changes them. */
  standing?: readonly string[];
  /** Filters that name a person, and so do not stand in the address. */
  unwritten?: readonly FilterOf<E>[];
  /** How many rows a page may have; a page begins with the first. */
  sizes?: readonly number[];
  /** Identifies rows that have no `id`. */
  rowKey?: (row: RowOf<E>) => string;
}

/**
 * A list that keeps its filters and page in the address: going back restores them, and a link shares them. Filters are
 * text, as the contract's schemas accept them; the sorting is a filter too.
 */
export function useResourceList<E extends ListEndpoint>(endpoint: E, options: Options<E> = {}) {
  type Row = RowOf<E>;
  type Name = FilterOf<E>;
  const { fixed, storage = 'url', unwritten = [], sizes = pageSizes, rowKey = idOf } = options;
  const state = useListState(storage);
  const notFilters = [...Object.keys(fixed ?? {}), ...(options.standing ?? [])];
  const asked = readParams<Name>(state, { notFilters, sizes });
  const { pageNum, pageSize, anchor, filters, standing } = asked;
  const draft = useDraft<Name>(filters);
  const of = JSON.stringify([filters, fixed]);

  const inputAt = (page: number, from: string | undefined) =>
    inputOf<E>({ ...asked, pageNum: page, anchor: from }, fixed);
  const answer = useQuery({ ...readOf(endpoint, inputAt(pageNum, anchor)), placeholderData: keepPreviousData });
  const rows: Row[] = answer.data?.rows ?? [];
  const total = answer.data?.total ?? 0;
  const client = useQueryClient();
  const settled = answer.isSuccess && !answer.isPlaceholderData;
  // the page that another one is found from, unless the list is found by page numbers alone
  const here = settled && takesAnchor(endpoint) ? anchorOf(pageNum, rows) : undefined;
  const lastPage = useLastPage({ total: settled ? total : undefined, pageNum, pageSize }, (last) =>
    write(filters, { pageNum: last, replace: true }),
  );
  useEffect(() => {
    if (settled && pageNum < lastPage) void client.prefetchQuery(readOf(endpoint, inputAt(pageNum + 1, here)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the answer's arrival is the event; the rest is read at that moment
  }, [settled, pageNum, lastPage, of]);

  const selection = useListSelection({ of, rows, total, rowKey });

  interface Turn {
    pageNum?: number;
    size?: number;
    from?: string;
    replace?: boolean;
  }
  function write(next: Filters<Name>, { pageNum: page = 1, size = pageSize, from, replace = false }: Turn = {}) {
    const written = new URLSearchParams(standing);
    const beside: Record<string, string> = {};
    for (const [name, value] of Object.entries<string | undefined>(next)) {
      if (!value) continue;
      if ((unwritten as readonly string[]).includes(name)) beside[name] = value;
      else written.set(name, value);
    }
    if (page !== 1) written.set('pageNum', String(page));
    if (page !== 1 && from) written.set('anchor', from);
    if (size !== sizes[0]) written.set('pageSize', String(size));
    state.setParams(written, { replace, unwritten: beside });
  }

  return {
    endpoint,
    rowKey,
    rows,
    total,
    pageNum,
    pageSize,
    sizes,
    /** The whole answer, which may tell more than its rows. */
    answer: answer.data,
    filters,
    ...draft,
    // a page beyond the last one counts as loading, since the list turns back to the last page
    state:
      answer.data && !(settled && pageNum > lastPage)
        ? ('ready' as const)
        : answer.isError
          ? ('failed' as const)
          : ('loading' as const),
    /** Another page or filter is loading; the rows are still the former ones. */
    waiting: answer.isPlaceholderData,
    failure: answer.error,
    refreshing: answer.isFetching,
    refresh: () => void client.invalidateQueries({ queryKey: [endpoint.path] }),
    /** Applies the draft. Unchanged filters reload the list. */
    search: () => {
      if (JSON.stringify(sorted(draft.draft)) === JSON.stringify(sorted(filters)) && pageNum === 1)
        void answer.refetch();
      write(draft.draft);
    },
    reset: () => {
      draft.clear();
      write({} as Filters<Name>);
    },
    /** Applies filters immediately and leaves the draft unchanged. */
    setFilters: (values: Filters<Name>) => write({ ...filters, ...values }),
    /** The order of the list, where its endpoint has a filter for it. */
    sorting: {
      by: (filters as Filters).sort,
      descending: (filters as Filters).descending === 'true',
      onSort: (by: string | undefined, descending: boolean) =>
        write({ ...filters, sort: by, descending: by && descending ? 'true' : undefined }),
    },
    turnTo: (page: number, size = pageSize) =>
      write(filters, size === pageSize ? { pageNum: page, from: here } : { size }),
    ...selection,
  };
}

export type ResourceList<E extends ListEndpoint = ListEndpoint> = ReturnType<typeof useResourceList<E>>;

/** True for lists that find a page from another one on. */
function takesAnchor({ input }: ListEndpoint): boolean {
  return input instanceof z.ZodObject && 'anchor' in input.shape;
}

function idOf(row: unknown): string {
  return String((row as { id: unknown }).id);
}

function sorted(filters: Filters) {
  return Object.entries(filters)
    .filter(([, value]) => value)
    .toSorted(([a], [b]) => a.localeCompare(b));
}
