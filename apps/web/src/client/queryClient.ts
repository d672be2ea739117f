import { QueryClient } from '@tanstack/react-query';
import { CallFailure } from './callFailure.ts';

const freshFor = 5_000;

export function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: true,
        retry: (failures, cause) => failures < 2 && mayRecover(cause),
      },
    },
  });
}

/** No answer, or a gateway's: the next attempt may meet a server that is back. */
function mayRecover(cause: unknown): boolean {
  return cause instanceof CallFailure && [0, 502, 503, 504].includes(cause.status);
}
