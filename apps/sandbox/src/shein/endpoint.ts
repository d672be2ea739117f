import type { z } from 'zod';
import type { Store, StoreMode } from '../world/stores.ts';
import type { SheinState } from './state.ts';

export interface Call<Body> {
  state: SheinState;
  body: Body;
  /** Scheme and host, for links in the answer. */
  origin: string;
  language: string;
  /** Whether a fault wants the carrier to refuse later what is accepted now. */
  refuseLater: () => boolean;
  /** Whether a fault wants a link that is given out now to have expired already. */
  linkHasEnded: () => boolean;
}

export interface StoreCall<Body> extends Call<Body> {
  store: Store;
  /** The file of a form that has one. */
  file: Buffer | undefined;
}

interface Shared<Body extends z.ZodType> {
  path: `/open-api/${string}`;
  method: 'GET' | 'POST';
  perSecond?: number;
  /** The query where the method is GET. */
  body: Body;
  /** Which product types it asks about, for the log of calls. */
  about?(body: z.output<Body>): string;
}

export interface AppEndpoint<Body extends z.ZodType = z.ZodType> extends Shared<Body> {
  signedBy: 'app';
  act(call: Call<z.output<Body>>): unknown;
}

export interface StoreEndpoint<Body extends z.ZodType = z.ZodType> extends Shared<Body> {
  signedBy: 'store';
  modes: StoreMode[];
  /** The name of the part that holds a file: the body is a form, not JSON. */
  form?: string;
  act(call: StoreCall<z.output<Body>>): unknown;
}

export type Endpoint = AppEndpoint | StoreEndpoint;

export function appEndpoint<Body extends z.ZodType>(endpoint: Omit<AppEndpoint<Body>, 'signedBy'>): Endpoint {
  return { ...endpoint, signedBy: 'app' };
}

/** Unless it says otherwise, it is open to semi-managed stores only. */
export function storeEndpoint<Body extends z.ZodType>(
  endpoint: Omit<StoreEndpoint<Body>, 'signedBy' | 'modes'> & { modes?: StoreMode[] },
): Endpoint {
  return { modes: ['semi'], ...endpoint, signedBy: 'store' };
}
