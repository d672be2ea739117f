import { z } from 'zod';
import { ids } from '../fields/ids.ts';

/** Every user who may open the orders page. */
export const orderKeys = ['/order/index'] as const;

/** The orders that a call is about. */
export const selected = z.object({ ids: ids('Order') });
