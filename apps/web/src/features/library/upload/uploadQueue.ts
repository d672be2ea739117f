import { CallFailure, isAbort } from '../../../client/callFailure.ts';
import { newListeners } from '../../../client/listeners.ts';
import { addKnown, askKnown, type Change, sendFiles, settle } from './uploadCalls.ts';
import { nextBatch, sha256Of, twinsOf, type Upload, uploadOf } from './uploads.ts';
import { publishUploadStatus } from './uploadStatus.ts';

const callsAtOnce = 3;
const firstPause = 2000;
const longestPause = 30_000;
/** The server, or what stands before it, is away for a moment. */
const away: readonly number[] = [0, 502, 503, 504];

interface Queue {
  uploads: readonly Upload[];
  running: boolean;
  /** The server does not answer; the queue tries again by itself. */
  offline: boolean;
}

const none: Queue = { uploads: [], running: false, offline: false };
let queue = none;
let stopping = new AbortController();
let nextKey = 0;
const changes = newListeners();
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function set(next: Partial<Queue>) {
  queue = { ...queue, ...next };
  const { uploads, running, offline } = queue;
  const open = uploads.filter(({ state }) => ['waiting', 'checking', 'sending'].includes(state)).length;
  publishUploadStatus({ running, offline, total: uploads.length, settled: uploads.length - open });
  if (running) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  changes.tell();
}

function change(batch: readonly Upload[], to: (at: number) => Partial<Upload>) {
  const indices = new Map(batch.map(({ key }, at) => [key, at]));
  set({
    uploads: queue.uploads.map((upload) => {
      const at = indices.get(upload.key);
      return at === undefined ? upload : { ...upload, ...to(at) };
    }),
  });
}

const current = (batch: readonly Upload[]) =>
  queue.uploads.filter(({ key }) => batch.some((upload) => upload.key === key));

/** Sends one batch, without the files that the library has already. */
async function bring(folderId: string, given: readonly Upload[], signal: AbortSignal): Promise<void> {
  change(given, () => ({ state: 'checking', share: 0, cause: undefined }));
  for (const upload of given) {
    if (upload.sha256) continue;
    const sha256 = await sha256Of(upload.file);
    change([upload], () => ({ sha256 }));
  }
  const hashed = current(given);
  const twins = twinsOf(hashed, queue.uploads);
  change(hashed, (at) => (twins[at] === undefined ? {} : { state: 'held', twin: twins[at] }));
  const batch = current(given).filter(({ state }) => state === 'checking');
  if (batch.length === 0) return;
  const known = await askKnown(batch, signal);
  const decisions = batch.map((upload) => settle(upload, folderId, known.get(upload.key)));
  const settled = decisions.filter((decision): decision is Change => typeof decision === 'object');
  change(
    batch.filter((_, at) => typeof decisions[at] === 'object'),
    (at) => settled[at]!,
  );
  const toAdd = batch.filter((_, at) => decisions[at] === 'add');
  if (toAdd.length > 0) {
    const added = await addKnown(folderId, toAdd, signal);
    change(toAdd, (at) => added[at]!);
  }
  const toSend = batch.filter((_, at) => decisions[at] === undefined);
  if (toSend.length === 0) return;
  change(toSend, () => ({ state: 'sending' }));
  const sent = await sendFiles(folderId, toSend, signal, (shares) => change(toSend, (at) => ({ share: shares[at] })));
  change(toSend, (at) => sent[at] ?? { state: 'failed' });
}

/** Sends batch after batch until no file waits, the user stops it, or the server refuses for good. */
async function work(folderId: string, signal: AbortSignal): Promise<void> {
  let pause = firstPause;
  while (!signal.aborted) {
    const batch = nextBatch(queue.uploads.filter(({ state }) => state === 'waiting'));
    if (batch.length === 0) return;
    try {
      await bring(folderId, batch, signal);
      if (queue.offline) set({ offline: false });
      pause = firstPause;
    } catch (cause) {
      const open = current(batch).filter(({ state }) => state === 'checking' || state === 'sending');
      if (isAbort(cause)) return change(open, () => ({ state: 'waiting', share: 0 }));
      if (!(cause instanceof CallFailure)) throw cause;
      if (away.includes(cause.status)) {
        change(open, () => ({ state: 'waiting', share: 0 }));
        set({ offline: true });
        await untilOnline(pause, signal);
        pause = Math.min(longestPause, pause * 2);
        continue;
      }
      change(open, () => ({ state: 'failed', cause: cause.reason }));
      if (cause.endsSession || cause.status === 404) stopping.abort();
    }
  }
}

/** Ends when the browser says that the network is back, and after a pause in any case: it does not always say so. */
function untilOnline(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** The files that are being uploaded. They go on while the user moves from screen to screen. */
export const uploadQueue = {
  read: () => queue,
  watch: changes.listen,

  async add(files: readonly File[]): Promise<void> {
    const inspected = await Promise.all(files.map((file) => uploadOf(file, nextKey++)));
    set({ uploads: [...queue.uploads, ...inspected] });
  },

  /** Sends the waiting files and tries the failed ones again. Resolves when none is under way. */
  async send(folderId: string): Promise<void> {
    if (queue.running) return;
    stopping = new AbortController();
    const again = queue.uploads.filter(({ state }) => state === 'failed');
    change(again, () => ({ state: 'waiting', cause: undefined }));
    set({ running: true });
    try {
      await Promise.all(Array.from({ length: callsAtOnce }, () => work(folderId, stopping.signal)));
    } finally {
      set({ running: false, offline: false });
    }
  },

  /** Queues the files that the library or the list has already: the user wants them twice. */
  wantHeld() {
    const held = queue.uploads.filter(({ state }) => state === 'held');
    change(held, () => ({ state: 'waiting', wantedTwice: true, twin: undefined }));
  },

  /** Files that were sent already may still be stored. */
  stop: () => stopping.abort(),
  drop: (key: number) => set({ uploads: queue.uploads.filter((upload) => upload.key !== key) }),
  /** An empty list, unless files are still under way. */
  clear() {
    if (!queue.running) set(none);
  },
};
