import { z } from 'zod';
import { ids } from '../fields/ids.ts';

/** Every user who may open the orders page. */
export const orderKeys = ['/order/index'] as const;

/** Every user who may open a list of orders: all of them, or those that need a person. */
export const listKeys = [...orderKeys, '/order/exceptions'] as const;

/** The orders that a call is about. */
export const selected = z.object({ ids: ids('Order') });
