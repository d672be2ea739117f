import { orders } from '@pressroom/contract/orders/orders';
import { importParam } from '../record/importParam.ts';
import { viewParam } from '../record/viewParam.ts';

/** The list of the orders screen; `standing` are parameters of its address that are no filters. */
export const orderList = { endpoint: orders.queryList, standing: [viewParam, importParam] } as const;
