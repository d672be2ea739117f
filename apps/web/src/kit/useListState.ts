import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Where a list keeps its filters and page: `url` for a screen; `memory` for a dialog, which must not change the
 * address.
 */
export type ListStorage = 'url' | 'memory';

interface ListState {
  params: URLSearchParams;
  setParams: (next: URLSearchParams, how?: { replace: boolean }) => void;
}

export function useListState(storage: ListStorage): ListState {
  const [url, setUrl] = useSearchParams();
  const [memory, setMemory] = useState(() => new URLSearchParams());
  return storage === 'url'
    ? { params: url, setParams: setUrl }
    : { params: memory, setParams: (next) => setMemory(next) };
}
