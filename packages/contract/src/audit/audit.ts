import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { mostCounted, pageOf, pageQuery } from '../fields/pages.ts';
import { words, wordsOrName } from '../message.ts';
import { auditObjectTypes } from './objects.ts';

/** The most changes that one row answers; a bulk act may have made more. */
export const mostChanges = 200;
/** The most record ids that one row answers. */
export const mostIds = 200;

/** A field that differs. Null before the field was filled, or after it was emptied. Secrets are masked. */
const change = z.object({
  /** The name of the changed record, where the row is about several records. */
  record: wordsOrName.nullable(),
  /** The field's path in the record, joined by dots. */
  path: z.string(),
  name: wordsOrName.meta({ description: 'the path in the caller’s language' }),
  before: wordsOrName.nullable(),
  after: wordsOrName.nullable(),
});
export type AuditChange = z.output<typeof change>;

const auditRow = z.object({
  id: id('AuditRow'),
  at: momentOut,
  /** The account's name at that time; `system` for work in the background. */
  username: z.string(),
  /** Empty for work in the background, and for those who may not see the whole audit. */
  address: z.string(),
  action: z.string().meta({ description: 'the path of the call, or the name of the job' }),
  actionName: wordsOrName,
  objectType: z.string(),
  objectTypeName: wordsOrName,
  /** The names of the first three records; empty where they have no names. */
  objectName: words,
  /** The first 200 changes. */
  objectIds: z.array(z.string()),
  objectCount: z.int(),
  changes: z.array(change).meta({ description: 'at most 200' }),
  requestId: z.string(),
});
export type AuditRow = z.output<typeof auditRow>;

/** Lists that are kept by month, whose old months an operator may put away. */
export const monthlyLists = ['audit', 'orderLog', 'orders', 'stockMovements'] as const;
export type MonthlyList = (typeof monthlyLists)[number];

const objectType = z.enum(auditObjectTypes, { error: 'validation.choice' });
/** Each row contains its changes, so a page holds few rows. */
const rowsAPage = { pageSize: whole({ min: 1, max: 200 }).default(20) };

export const audit = {
  page: endpoint({
    method: 'GET',
    path: '/audit/page',
    summary: 'Everything that was written, newest first. The total is exact up to 10,000 and never more',
    countsTo: mostCounted,
    permission: ['/permission/audit'],
    reads: true,
    mayBeOld: true,
    input: pageQuery.extend({
      ...rowsAPage,
      username: filterText(50),
      objectType: filter(objectType),
      objectId: filter(id('Record')),
      action: filterText(100),
      /** A day (whole, in the display zone) or a moment. */
      startTime: filterText(40),
      endTime: filterText(40),
    }),
    output: pageOf(auditRow),
  }),
  history: endpoint({
    method: 'GET',
    path: '/audit/history',
    summary: 'What became of one record, newest first, for everybody who may see such records',
    permission: 'signedIn',
    reads: true,
    mayBeOld: true,
    input: pageQuery.extend({ ...rowsAPage, objectType, objectId: id('Record') }),
    output: pageOf(auditRow),
  }),
  archived: endpoint({
    method: 'GET',
    path: '/audit/archived',
    summary:
      'The months of each list that were put away: what happened in them is not among its rows until they are restored',
    permission: 'signedIn',
    reads: true,
    input: z.object({}),
    output: z.record(z.enum(monthlyLists), z.array(z.string().meta({ description: '`2025_03`, or `before`' }))),
  }),
};
