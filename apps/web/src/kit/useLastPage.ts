import { useEffect, useEffectEvent } from 'react';

interface Turned {
  /** Undefined while the answer to this very page is on its way. */
  total: number | undefined;
  pageNum: number;
  pageSize: number;
}

/** Which page is the last. A list that has become shorter than the page it stands on turns back to that one. */
export function useLastPage({ total, pageNum, pageSize }: Turned, turnBack: (lastPage: number) => void): number {
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const beyond = total !== undefined && pageNum > lastPage;
  const turn = useEffectEvent(turnBack);
  useEffect(() => {
    if (beyond) turn(lastPage);
  }, [beyond, lastPage]);
  return lastPage;
}
