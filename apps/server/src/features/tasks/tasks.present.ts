import type { MessageKey } from '@pressroom/contract/messages';
import type { Task } from '@pressroom/contract/tasks/tasks';
import type { Selectable } from 'kysely';
import type { Tasks } from '../../platform/database/schema.gen.ts';
import type { Translate } from '../../platform/i18n.ts';
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
  'gmtCreate',
  'gmtModified',
] as const;

type TaskRecord = Pick<Selectable<Tasks>, (typeof taskColumns)[number]>;

/** A task in the reader's language. */
export const presentTask =
  (t: Translate) =>
  ({ titleKey, state, problems, ...task }: TaskRecord): Task => ({
    ...task,
    state: state as Task['state'],
    title: t(titleKey as MessageKey),
    problems: (problems as unknown as Problem[]).map(({ label, key, params }) => ({ label, msg: t(key, params) })),
  });
