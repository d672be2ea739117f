import { z } from 'zod';
import { failure } from '../endpoint.ts';
import { ids } from '../fields/ids.ts';

/** Every user who may open the orders page. */
export const orderKeys = ['/order/index'] as const;

/** Every user who may open a list of orders: all of them, or those that need a person. */
export const listKeys = [...orderKeys, '/order/exceptions'] as const;

/** The orders that a call is about. */
export const selected = z.object({ ids: ids('Order') });

/** Of calls on all that match: the search finds another number of orders than their user was told. */
export const changedSince = { 'orders.bulk.changed': failure(409, z.object({ count: z.int() })) };
