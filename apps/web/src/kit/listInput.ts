import type { CallInput, Endpoint } from '@pressroom/contract/endpoint';
import type { z } from 'zod';
import type { Filters } from './useDraft.ts';
import type { ListState } from './useListState.ts';

export type ListEndpoint = Endpoint<z.ZodType, z.ZodType<{ rows: unknown[]; total: number }>>;

export const pageSizes = [20, 40, 60, 80];

interface Reading {
  notFilters: readonly string[];
  sizes: readonly number[];
}

/** What an address says of its list. */
export function readParams<Name extends string>(
  { params, unwritten }: Pick<ListState, 'params' | 'unwritten'>,
  { notFilters, sizes }: Reading,
) {
  const { pageNum, pageSize, anchor, ...rest } = { ...unwritten, ...Object.fromEntries(params) };
  const named = Object.entries(rest);
  return {
    pageNum: Math.max(1, Math.trunc(Number(pageNum)) || 1),
    anchor,
    pageSize: sizes.find((size) => size === Number(pageSize)) ?? sizes[0]!,
    filters: Object.fromEntries(named.filter(([name]) => !notFilters.includes(name))) as Filters<Name>,
    standing: Object.fromEntries(named.filter(([name]) => notFilters.includes(name))),
  };
}

type Asked = Omit<ReturnType<typeof readParams>, 'standing'>;

/** What the list asks its endpoint for. */
export function inputOf<E extends ListEndpoint>(asked: Asked, fixed?: Partial<CallInput<E>>): CallInput<E> {
  const { filters, pageNum, pageSize, anchor } = asked;
  return { ...filters, ...fixed, pageNum, pageSize, ...(anchor && { anchor }) } as CallInput<E>;
}

/** The page that another one is found from, in lists whose rows have ids. */
export function anchorOf(pageNum: number, rows: readonly unknown[] | undefined): string | undefined {
  const [first] = rows ?? [];
  return first === undefined ? undefined : `${pageNum}-${(first as { id: string }).id}`;
}
