import type { z } from 'zod';
import type { Store } from '../world/stores.ts';
import type { TemuState } from './state.ts';
import { orderZones, type OrderZone, type Zone } from './zones.ts';

export interface Call<Body> {
  state: TemuState;
  store: Store;
  zone: OrderZone;
  body: Body;
  /** The names of the interfaces in this zone. */
  interfaces: string[];
  /** Scheme and host, for links in the answer. */
  origin: string;
  /** Whether a fault wants the carrier to refuse later what is accepted now. */
  refuseLater: () => boolean;
  /** Whether a fault wants a link that is given out now to have expired already. */
  linkHasEnded: () => boolean;
}

export interface Endpoint<Body extends z.ZodType = z.ZodType> {
  type: string;
  zones: readonly Zone[];
  /** Open to every token, whatever interfaces its seller ticked. */
  always: boolean;
  body: Body;
  /** Which category it asks about, for the log of calls. */
  about?(body: z.output<Body>): string;
  act(call: Call<z.output<Body>>): unknown;
}

/** Unless it says otherwise, it exists in the zones for orders. */
export function endpoint<Body extends z.ZodType>(
  described: Omit<Endpoint<Body>, 'zones' | 'always'> & Partial<Pick<Endpoint<Body>, 'zones' | 'always'>>,
): Endpoint {
  return { zones: orderZones, always: false, ...described };
}
