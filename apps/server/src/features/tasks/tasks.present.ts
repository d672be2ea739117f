import type { MessageKey } from '@pressroom/contract/messages';
import type { Task, task } from '@pressroom/contract/tasks/tasks';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Tasks } from '../../platform/database/schema.gen.ts';
import type { Problem } from '../../platform/jobs/tasks.ts';

export const taskColumns = [
  'id',
  'kind',
  'titleKey',
  'state',
  'total',
  'done',
  'failed',
  'problems',
  'fileName',
  'fileExpiresAt',
  'gmtCreate',
  'gmtModified',
] as const;

export type TaskRecord = Pick<Selectable<Tasks>, (typeof taskColumns)[number]>;

export function presentTask({
  titleKey,
  state,
  problems,
  fileName,
  fileExpiresAt,
  ...shown
}: TaskRecord): z.input<typeof task> {
  return {
    ...shown,
    fileName: fileExpiresAt !== null && Date.parse(fileExpiresAt) > Date.now() ? fileName : null,
    state: state as Task['state'],
    title: { key: titleKey as MessageKey },
    problems: (problems as unknown as Problem[]).map(({ id, label, ...msg }) => ({ ...(id && { id }), label, msg })),
  };
}
