import type { Message } from '@pressroom/contract/message';
import { type DecodedPictures, effectPicture, keepDecoded, type StoredPicture } from '@pressroom/imaging';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../../platform/app.ts';
import { fileUrl, keepBytes } from '../../platform/storage/blobs.ts';
import { originalKey } from '../../platform/storage/storage.ts';
import { transact } from '../../platform/database/transact.ts';
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
/** Some five base images with their prints, in bytes. */
const keptBytes = 64 * 1024 * 1024;
const decodedOf = new WeakMap<App, DecodedPictures>();
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
  const wanted = rows.map((row, at) => ({ row, question: questions[at]! }));
  // one base image after the other, so that each is decoded once
  const byBase = [...Map.groupBy(wanted, ({ question }) => question.baseBlobId).values()].flat();
  const outcomes = new Map(
    byBase.map((one) => [one, Promise.resolve(outcomeOf(one.row) ?? settleOnce(app, one, how))] as const),
  );
  return Promise.all(wanted.map((one) => outcomes.get(one)!));
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
  const { width, height } = question;
  const blob = bytes && (await keepBytes(app, bytes, { mime: 'image/jpeg', width, height }));
  return transact(app.db, async (tx) => {
    if (!blob) {
      const problem: Message = { key: 'effectPictures.failed' };
      await settlePicture(tx, id, { problem });
      return { problem };
    }
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
  const decoded = decodedOf.get(app) ?? keepDecoded(keptBytes);
  decodedOf.set(app, decoded);
  const stored = (blobId: string): StoredPicture => {
    const name = names.get(blobId);
    if (!name) throw new Error(`Blob ${blobId} is gone`);
    return { name: name.toString('hex'), load: () => load(app, name) };
  };
  try {
    const placed = prints.map(({ blobId, box }) => ({ source: stored(blobId), box }));
    return await effectPicture({ base: stored(baseBlobId), prints: placed, blend, size: { width, height }, decoded });
  } catch (error) {
    app.log.warn({ err: error, baseBlobId }, 'an effect picture cannot be made');
    return undefined;
  }
}

async function load(app: App, name: Buffer): Promise<Buffer> {
  const bytes = await app.storage.get(originalKey(name));
  if (!bytes) throw new Error(`The bytes ${name.toString('hex')} are gone`);
  return bytes;
}
