import type { Message } from '@pressroom/contract/message';
import { effectPicture } from '@pressroom/imaging';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../../platform/app.ts';
import { fileUrl, putBlob } from '../../platform/storage/blobs.ts';
import { originalKey } from '../../platform/storage/storage.ts';
import {
  type AskedPicture,
  askPictures,
  claimPicture,
  findBytes,
  getAsked,
  madeChannel,
  settlePicture,
} from './effectPictures.queries.ts';
import type { EffectQuestion } from './effectPictures.rules.ts';
import { openTurns } from './turns.ts';

/** The picture, or why there is none. */
export type Outcome = { blobId: string; address: string } | { problem: Message };

/** One picture fills a core: the pixels are worked on in the image library's own threads. */
const turns = openTurns(availableParallelism());
/** Of each program, by the id of the question: whoever asks the same waits for the same. */
const underWay = new WeakMap<App, Map<string, Promise<Outcome>>>();
/** A lost notification delays a waiting question by so much, in milliseconds. */
const lookAgain = 1000;

interface How {
  /** Lets those go first for whom a person waits. */
  behind?: boolean;
}

/**
 * The pictures of these questions, in their order. Each is made once over all processes and kept; a process that dies while
 * it makes one loses its claim, and another makes it.
 */
export async function makeEffectPictures(
  app: App,
  questions: readonly EffectQuestion[],
  how: How = {},
): Promise<Outcome[]> {
  const rows = await askPictures(app.db, questions);
  return Promise.all(
    rows.map(async (row, at) => outcomeOf(row) ?? settleOnce(app, { row, question: questions[at]! }, how)),
  );
}

interface Wanted {
  row: AskedPicture;
  question: EffectQuestion;
}

function outcomeOf({ blobId, key, problem }: AskedPicture): Outcome | undefined {
  if (blobId && key) return { blobId, address: fileUrl(key) };
  return problem ? { problem } : undefined;
}

function settleOnce(app: App, wanted: Wanted, how: How): Promise<Outcome> {
  const { id } = wanted.row;
  const ofApp = underWay.get(app) ?? new Map<string, Promise<Outcome>>();
  underWay.set(app, ofApp);
  const pending = ofApp.get(id) ?? settle(app, wanted, how).finally(() => ofApp.delete(id));
  ofApp.set(id, pending);
  return pending;
}

async function settle(app: App, { row: { id }, question }: Wanted, { behind = false }: How): Promise<Outcome> {
  for (;;) {
    const news = hearOf(app, id);
    try {
      const known = outcomeOf(await getAsked(app.db, id));
      if (known) return known;
      const made = await turns.take(behind, async () => (await claimPicture(app.db, id)) && make(app, id, question));
      if (made) return made;
      await Promise.race([news.heard, pause(lookAgain)]);
    } finally {
      news.stop();
    }
  }
}

/** Resolves when the picture is announced. */
function hearOf(app: App, id: string): { heard: Promise<void>; stop: () => void } {
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const stop = app.notifications.on(madeChannel, (payload) => {
    if (payload === id || payload === '') resolve();
  });
  return { heard, stop };
}

/** Nothing is open in the database while the picture is made. */
async function make(app: App, id: string, question: EffectQuestion): Promise<Outcome> {
  const bytes = await render(app, question);
  return app.db.transaction().execute(async (tx) => {
    if (!bytes) {
      const problem: Message = { key: 'effectPictures.failed' };
      await settlePicture(tx, id, { problem });
      return { problem };
    }
    const { width, height } = question;
    const blob = await putBlob(tx, app.storage, bytes, { mime: 'image/jpeg', width, height });
    await settlePicture(tx, id, { blobId: blob.id });
    return { blobId: blob.id, address: fileUrl(blob.key) };
  });
}

/** Undefined where a file is gone or cannot be read; the log says which. */
async function render(
  app: App,
  { baseBlobId, prints, blend, width, height }: EffectQuestion,
): Promise<Buffer | undefined> {
  const names = await findBytes(app.db, [baseBlobId, ...prints.map(({ blobId }) => blobId)]);
  const load = async (blobId: string) => {
    const name = names.get(blobId);
    const bytes = name && (await app.storage.get(originalKey(name)));
    if (!bytes) throw new Error(`The bytes of blob ${blobId} are gone`);
    return bytes;
  };
  try {
    const base = await load(baseBlobId);
    const placed = await Promise.all(prints.map(async ({ blobId, box }) => ({ source: await load(blobId), box })));
    return await effectPicture({ base, prints: placed, blend, size: { width, height } });
  } catch (error) {
    app.log.warn({ err: error, baseBlobId }, 'an effect picture cannot be made');
    return undefined;
  }
}
