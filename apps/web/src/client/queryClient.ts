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

/** The next attempt may reach a server that runs again. */
function mayRecover(cause: unknown): boolean {
  return cause instanceof CallFailure && cause.isUnanswered;
}
