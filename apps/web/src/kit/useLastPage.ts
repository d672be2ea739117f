import { useEffect, useEffectEvent } from 'react';

interface Turned {
  /** Undefined until the answer to this page has arrived. */
  total: number | undefined;
  pageNum: number;
  pageSize: number;
}

/**
 * The number of the last page. If the list has become shorter than the present page, the hook turns to the last page.
 */
export function useLastPage({ total, pageNum, pageSize }: Turned, turnBack: (lastPage: number) => void): number {
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const beyond = total !== undefined && pageNum > lastPage;
  const turn = useEffectEvent(turnBack);
  useEffect(() => {
    if (beyond) turn(lastPage);
  }, [beyond, lastPage]);
  return lastPage;
}
