import { sessionEvent, task, tasks, taskStreamPath } from '@pressroom/contract/tasks/tasks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { concerns } from '../../platform/access/concern.ts';
import type { App } from '../../platform/app.ts';
import type { Db } from '../../platform/database/database.ts';
import { callerLanguage } from '../../platform/http/envelope.ts';
import { routes } from '../../platform/http/context.ts';
import { type EventStream, eventStreams } from '../../platform/http/events.ts';
import { authenticate } from '../../platform/http/register.ts';
import { inReadersWords } from '../../platform/http/wording.ts';
import { findTaskFile } from '../../platform/jobs/taskFiles.ts';
import { originalKey } from '../../platform/storage/storage.ts';
import { cancelTask } from '../../platform/jobs/tasks.ts';
import { translator } from '../../platform/i18n.ts';
import { fail, Failure } from '../../platform/failure.ts';
import { sessionInfoOf } from '../account/account.public.ts';
import { presentTask, taskColumns, type TaskRecord } from './tasks.present.ts';

function findTasks(db: Db, userId: string | null) {
  return db
    .selectFrom('tasks')
    .where('userId', '=', userId)
    .where('gmtCreate', '>', sql<string>`clock_timestamp() - interval '1 day'`)
    .select(taskColumns)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

export const tasksRoutes = routes(tasks, {
  list: async ({ db, actor }) => (await findTasks(db, actor.userId)).map(presentTask),

  async file({ app, db, actor, input }) {
    const file = await findTaskFile(db, { id: input.id, userId: actor.userId });
    const body = file && (await app.storage.stream(originalKey(file.sha256)));
    if (!file || !body) fail(404, 'platform.notFound');
    return { body, fileName: file.fileName!, mime: file.fileMime! };
  },

  async cancel({ tx, actor, input, audit }) {
    const cancelled = (await cancelTask(tx, { id: input.id, userId: actor.userId })) ?? fail(404, 'platform.notFound');
    const title = { key: cancelled.titleKey };
    audit({
      object: 'tasks',
      ids: [input.id],
      before: { title, state: cancelled.state },
      after: { title, state: 'cancelled' },
    });
    return null;
  },
});

/**
 * Sends the caller's session whenever it has changed, and ends the stream with the session. Checks run one at a time, so
 * that the last one sent is the newest.
 */
function sessionSender(app: App, request: FastifyRequest, stream: EventStream, first: Actor) {
  let actor = first;
  let sent = '';
  let last = Promise.resolve();
  async function check(): Promise<void> {
    try {
      actor = await authenticate(app, request, tasks.list);
      const info = await sessionInfoOf(app.db, actor);
      if (JSON.stringify(info) === sent) return;
      sent = JSON.stringify(info);
      stream.send(info, sessionEvent);
    } catch (error) {
      if (!(error instanceof Failure)) request.log.error({ err: error }, 'a session could not be looked up');
      stream.end();
    }
  }
  return {
    /** As of the last check. */
    actor: () => actor,
    check: () => {
      last = last.then(check);
    },
  };
}

/**
 * Streams the caller's tasks: those of now first, then one event for each change. Also streams the caller's session with its
 * permissions, now and whenever it changes. The stream ends with the session.
 */
export function streamTasks(server: FastifyInstance, app: App): void {
  const streamEvents = eventStreams(server);
  server.get(taskStreamPath, async (request, reply) => {
    const actor = await authenticate(app, request, tasks.list);
    const t = translator(callerLanguage(request));
    // no envelope makes the words of what is streamed
    const show = (record: TaskRecord) => inReadersWords(task, presentTask(record), t);
    const current = await findTasks(app.db, actor.userId);
    streamEvents(reply, (stream) => {
      for (const record of current.reverse()) stream.send(show(record));
      const session = sessionSender(app, request, stream, actor);
      const stopWatching = app.notifications.on('access_changed', (notice) => {
        if (concerns(notice, session.actor())) session.check();
      });
      // the session may have changed between the caller's authentication and this subscription
      session.check();
      const stopFollowing = app.notifications.on('task_changed', (payload) => {
        const [id, owner] = payload.split(':');
        if (!id || owner !== actor.userId) return;
        app.db
          .selectFrom('tasks')
          .where('id', '=', id)
          .select(taskColumns)
          .executeTakeFirst()
          .then(
            (record) => record && stream.send(show(record)),
            (error: Error) => request.log.error({ err: error }, 'a task could not be shown'),
          );
      });
      return () => {
        stopWatching();
        stopFollowing();
      };
    });
  });
}
