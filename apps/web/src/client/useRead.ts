import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** The one name under which an answer is cached; invalidating `[endpoint.path]` refreshes all its answers. */
export function readOf<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }): Promise<CallOutput<E>> => call(endpoint, input, { signal }),
  });
}

/** One answer that is no list: a record, a lookup. `enabled: false` waits until there is something to ask. */
export function useRead<E extends Endpoint>(endpoint: E, input: CallInput<E>, { enabled = true } = {}) {
  return useQuery({ ...readOf(endpoint, input), enabled });
}
