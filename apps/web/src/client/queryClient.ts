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

/** Without an answer, or with one of a gateway, the next attempt may reach a server that runs again. */
function mayRecover(cause: unknown): boolean {
  return cause instanceof CallFailure && [0, 502, 503, 504].includes(cause.status);
}
