import { useState } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';

/**
 * Where a list keeps its filters and page: `url` for a screen; `memory` for a dialog, which must not change the
 * address.
 */
export type ListStorage = 'url' | 'memory';

/** Filters that must not stand in the address, since it is logged and shared: they go with the entry of the history. */
type Unwritten = Readonly<Record<string, string>>;

const kept = z.object({ unwritten: z.record(z.string(), z.string()) });

interface Written {
  params: URLSearchParams;
  unwritten: Unwritten;
}

export interface ListState extends Written {
  setParams: (next: URLSearchParams, how?: { replace?: boolean; unwritten?: Unwritten }) => void;
}

/** What an address is opened with, so that its list has these filters, too. */
export function withUnwritten(unwritten: Unwritten): z.output<typeof kept> | undefined {
  return Object.keys(unwritten).length > 0 ? { unwritten } : undefined;
}

const nothing: Unwritten = {};

export function useListState(storage: ListStorage): ListState {
  const [url, setUrl] = useSearchParams();
  const { state } = useLocation() as Location<unknown>;
  const [memory, setMemory] = useState<Written>(() => ({ params: new URLSearchParams(), unwritten: nothing }));
  if (storage === 'memory') {
    return { ...memory, setParams: (params, { unwritten = nothing } = {}) => setMemory({ params, unwritten }) };
  }
  return {
    params: url,
    unwritten: kept.safeParse(state).data?.unwritten ?? nothing,
    setParams: (params, { replace = false, unwritten = nothing } = {}) =>
      setUrl(params, { replace, state: withUnwritten(unwritten) }),
  };
}
