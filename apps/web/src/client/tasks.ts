import type { SessionInfo } from '@pressroom/contract/account/account';
import { compareMoments } from '@pressroom/contract/fields/compareMoments';
import { sessionEvent, type Task, tasks, taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { call } from './call.ts';
import type { FailureReason } from './callFailure.ts';
import { streamedEvents } from './eventStream.ts';
import { parseJson } from './parseJson.ts';
import { addressOf, callHeaders } from './request.ts';
import { newListeners } from './listeners.ts';
import { sessionEnds, sessionUpdates } from './sessionSignals.ts';
import { token } from './token.ts';

const firstWait = 1_000;
const longestWait = 30_000;

let known: readonly Task[] = [];
const changes = newListeners();

/** Ignores an older state of a task that arrives late. */
function merge(news: readonly Task[]) {
  const byId = new Map(known.map((task) => [task.id, task]));
  for (const task of news) {
    const earlier = byId.get(task.id);
    if (!earlier || compareMoments(earlier.gmtModified, task.gmtModified) <= 0) byId.set(task.id, task);
  }
  known = [...byId.values()].toSorted((a, b) => compareMoments(b.gmtCreate, a.gmtCreate));
  changes.tell();
}

/** The user's tasks of the last day, newest first, updated live. */
export function useTasks(): readonly Task[] {
  return useSyncExternalStore(changes.listen, () => known);
}

export function hasEnded({ state }: Task): boolean {
  return state !== 'waiting' && state !== 'running';
}

/**
 * Keeps the tasks up to date and reports changes of the session until the signal aborts; the tasks are forgotten then,
 * since the next ones may be another user's. It connects again after the connection is lost, and after the session has
 * ended it waits for a new sign-in.
 */
export async function followTasks(signal: AbortSignal) {
  signal.addEventListener('abort', () => {
    known = [];
    changes.tell();
  });
  let wait = firstWait;
  while (!signal.aborted) {
    const held = token.read();
    try {
      const answer = await fetch(addressOf(taskStreamPath), { headers: callHeaders(), signal });
      if (answer.status === 401) {
        if (held) sessionEnds.tell({ reason: await reasonOf(answer), refused: held });
        await anotherToken(held, signal);
      } else if (answer.ok && answer.body) {
        // The list is read after the stream is open, so that no change is missed in between.
        const listed = await call(tasks.list, {}, { signal });
        if (signal.aborted) return;
        merge(listed);
        wait = firstWait;
        for await (const { name, data } of streamedEvents(answer.body)) {
          if (signal.aborted) return;
          if (name === sessionEvent) sessionUpdates.tell(parseJson(data) as SessionInfo);
          else merge([parseJson(data) as Task]);
        }
      }
    } catch (cause) {
      if (signal.aborted) return;
      if (!(cause instanceof Error)) throw cause;
    }
    await pause(wait, signal);
    wait = Math.min(longestWait, wait * 2);
  }
}

async function reasonOf(answer: Response): Promise<FailureReason> {
  const said = z.object({ msg: z.string() }).safeParse(parseJson(await answer.text()));
  return said.data?.msg || { key: 'client.error' };
}

/** Resolves when this browser holds another token than the refused one, whichever window has stored it. */
async function anotherToken(refused: string | undefined, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (!token.read() || token.read() === refused)) await pause(firstWait, signal);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
