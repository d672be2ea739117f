import type { Product } from '../product.ts';

/** Asks the sandbox that the sample shop runs beside, as its testers do. With a body it is a POST, unless `method` says else. */
export async function control<T>(
  product: Product,
  path: string,
  { method, body }: { method?: 'PUT'; body?: object } = {},
): Promise<T> {
  // each start tells it anew
  const url = [...product.output().matchAll(/played by the sandbox at (\S+)/g)].at(-1)?.[1];
  if (!url) throw new Error('The product runs without a sandbox');
  const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`${url}/control/${path}`, { method: method ?? (body ? 'POST' : 'GET'), ...json });
  if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
