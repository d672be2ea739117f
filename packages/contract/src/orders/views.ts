import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { text } from '../fields/texts.ts';
import { listSearch } from './search.ts';
import { orderKeys } from './selected.ts';

/** A view may be everybody's, so it names no person. */
const filterNames = Object.keys(listSearch.shape).filter((name) => name !== 'recipient');
/** Own views of one user. */
export const viewsMost = 50;

/** Filters as the page's address has them: texts by name, which the search must accept. */
const viewFilters = z
  .record(z.string().max(40), z.string().max(40_000))
  .refine((given) => Object.keys(given).every((name) => filterNames.includes(name)), {
    error: 'orders.view.unknownFilter',
    abort: true,
  })
  .refine((given) => listSearch.safeParse(given).success, { error: 'orders.view.unknownFilter' });

/** A search of the orders page under a name. */
export const savedView = z.object({
  id: id('SavedView'),
  name: z.string(),
  shared: z.boolean(),
  /** False for one that somebody else shares. */
  isOwn: z.boolean(),
  /** Its owner's account name. */
  owner: z.string(),
  /** The page opens with it. */
  isDefault: z.boolean(),
  filters: z.record(z.string(), z.string()),
  hiddenColumns: z.array(z.string()),
  gmtModified: momentOut,
});
export type SavedView = z.output<typeof savedView>;

export const orderViews = {
  viewList: endpoint({
    method: 'GET',
    path: '/sysOrder/view/list',
    summary: 'The caller’s own views of the orders page by name, then those that others share',
    permission: orderKeys,
    reads: true,
    input: z.object({}),
    output: z.array(savedView),
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/sysOrder/view/save',
    summary: 'Keep a view, or change an own one when id is given',
    permission: orderKeys,
    input: z.object({
      id: filter(id('SavedView')),
      name: text({ max: 40 }),
      shared: z.boolean().default(false),
      isDefault: z.boolean().default(false),
      filters: viewFilters,
      hiddenColumns: z.array(z.string().max(60)).max(60).default([]),
      gmtModified: loadedVersion,
    }),
    output: savedView,
    failures: { ...notFound, ...stale(savedView), 'orders.view.most': failure(409) },
  }),
  deleteView: endpoint({
    method: 'POST',
    path: '/sysOrder/view/delete',
    summary: 'Delete an own view',
    permission: orderKeys,
    input: z.object({ id: id('SavedView') }),
    output: done,
    failures: { ...notFound },
  }),
  setDefaultView: endpoint({
    method: 'POST',
    path: '/sysOrder/view/setDefault',
    summary: 'The view that the caller’s orders page opens with; without an id none',
    permission: orderKeys,
    input: z.object({ id: filter(id('SavedView')) }),
    output: done,
    failures: { ...notFound },
  }),
};
