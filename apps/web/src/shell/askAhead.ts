import type { QueryClient } from '@tanstack/react-query';
import { token } from '../client/token.ts';
import { readOf } from '../client/useRead.ts';
import { inputOf, type ListEndpoint, pageSizes, readParams } from '../kit/listInput.ts';
import type { Page } from './routes.tsx';

interface FirstList {
  endpoint: ListEndpoint;
  standing: readonly string[];
}

const lists: Readonly<Partial<Record<string, () => Promise<FirstList>>>> = {
  '/order/index': async () => (await import('../features/orders/list/orderList.ts')).orderList,
} satisfies Partial<Record<Page['path'], () => Promise<FirstList>>>;

/**
 * Asks for the list of the page that the window opens with, beside the session and before the page's own code is there.
 * The server checks the right itself, and nobody shows an answer that is refused.
 */
export async function askAhead(client: QueryClient, { pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const list = lists[pathname];
  if (!list || !token.read()) return;
  const { endpoint, standing } = await list();
  const read = { notFilters: standing, sizes: pageSizes };
  const asked = readParams({ params: new URLSearchParams(search), unwritten: {} }, read);
  await client.prefetchQuery(readOf(endpoint, inputOf(asked)));
}
