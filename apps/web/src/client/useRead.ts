import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/**
 * Builds the key under which an answer is cached. Invalidating `[endpoint.path]` refreshes all answers of the endpoint.
 */
export function readOf<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }): Promise<CallOutput<E>> => call(endpoint, input, { signal }),
  });
}

/**
 * Reads one answer that is not a list, such as a record. `enabled: false` waits until there is something to ask for.
 */
export function useRead<E extends Endpoint>(endpoint: E, input: CallInput<E>, { enabled = true } = {}) {
  return useQuery({ ...readOf(endpoint, input), enabled });
}
