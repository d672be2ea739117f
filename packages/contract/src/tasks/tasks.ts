import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../commonFailures.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { words } from '../message.ts';

export const taskStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** Work in the background as its owner sees it. */
export const task = z.object({
  id: id('Task'),
  kind: z.string(),
  title: words,
  state: z.enum(taskStates),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** The last failures. */
  problems: z.array(
    z.object({
      /** The record that it is about; absent: of none. */
      id: z.string().optional(),
      label: z.string(),
      msg: words,
    }),
  ),
  /** The name of the file that it has made, while that can be fetched. */
  fileName: z.string().nullable(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type Task = z.output<typeof task>;

export const tasks = {
  list: endpoint({
    method: 'GET',
    path: '/task/list',
    summary: 'The caller’s own tasks of the last day, newest first',
    permission: 'signedIn',
    unattended: true,
    reads: true,
    input: z.object({}),
    output: z.array(task),
  }),
  file: endpoint({
    method: 'GET',
    path: '/task/file',
    summary: 'The file that a task of the caller’s has made: it waits for a day',
    permission: 'signedIn',
    reads: true,
    input: z.object({ id: id('Task') }),
    output: z.null(),
    download: true,
    failures: { ...notFound },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/task/cancel',
    summary: 'Stop a task; what is done stays done',
    permission: 'signedIn',
    input: z.object({ id: id('Task') }),
    output: z.null(),
    failures: { ...notFound },
  }),
};

/**
 * Server-sent events, read with fetch, since it needs the AuthToken header. One without a name is a `task`; the one
 * named `sessionEvent` is what `/user/getInfo` answers: first of all, and when it has changed.
 */
export const taskStreamPath = '/task/stream';
export const sessionEvent = 'session';
