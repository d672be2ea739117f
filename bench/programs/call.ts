import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';

/** A server, and as whom it is called. */
interface Called {
  origin: string;
  headers: Readonly<Record<string, string>>;
}

/** The data of a call over the network that must succeed. */
export async function call<E extends Endpoint>(
  { origin, headers }: Called,
  endpoint: E,
  input: CallInput<E>,
): Promise<CallOutput<E>> {
  const query = endpoint.method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  const answer = await fetch(`${origin}${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(input) }),
  });
  const { data, msg } = (await answer.json()) as { data: CallOutput<E>; msg: string };
  if (answer.status !== 200) throw new Error(`${endpoint.path}: ${msg} ${JSON.stringify(data)}`);
  return data;
}
