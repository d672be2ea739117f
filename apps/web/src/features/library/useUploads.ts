import { library, type UploadResult, uploadResult } from '@pressroom/contract/library/library';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { call } from '../../client/call.ts';
import { CallFailure, isAbort } from '../../client/callFailure.ts';
import { useT } from '../../i18n/i18n.ts';
import { batchesOf, brokenBeforeSending, nameOf, sharesOf, type Upload } from './uploads.ts';

const callsAtOnce = 2;
const refusedResults = z.array(uploadResult);

/** Files that go into a folder of the library: judged here first, sent a few a call, each with its own outcome. */
export function useUploads() {
  const t = useT();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [running, setRunning] = useState(false);
  const nextKey = useRef(0);
  const left = useRef(new AbortController());
  useEffect(() => () => left.current.abort(), []);

  const change = (keys: readonly number[], to: (at: number) => Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => {
        const at = keys.indexOf(upload.key);
        return at === -1 ? upload : { ...upload, ...to(at) };
      }),
    );

  async function add(files: readonly File[]) {
    const judged = await Promise.all(
      files.map(async (file): Promise<Upload> => {
        const common = { key: nextKey.current++, file, name: nameOf(file), share: 0 };
        const broken = await brokenBeforeSending(file);
        return broken
          ? { ...common, state: 'refused', cause: t(broken.key, broken.params) }
          : { ...common, state: 'waiting' };
      }),
    );
    setUploads((all) => [...all, ...judged]);
  }

  async function send(folderId: string) {
    setRunning(true);
    left.current = new AbortController();
    const queue = batchesOf(uploads.filter(({ state }) => state === 'waiting' || state === 'failed'));
    const work = async () => {
      for (let batch = queue.shift(); batch; batch = queue.shift()) {
        if (!(await sendBatch(folderId, batch))) queue.length = 0;
      }
    };
    await Promise.all(Array.from({ length: callsAtOnce }, work));
    setRunning(false);
    void client.invalidateQueries({ queryKey: [library.folderDetails.path] });
  }

  /** False where going on is useless. */
  async function sendBatch(folderId: string, batch: readonly Upload[]): Promise<boolean> {
    const keys = batch.map(({ key }) => key);
    change(keys, () => ({ state: 'sending', share: 0, cause: undefined }));
    try {
      const results = await call(
        library.uploadBatch,
        { folderId },
        {
          files: batch.map(({ file }) => file),
          signal: left.current.signal,
          onProgress: (share) => {
            const shares = sharesOf(batch, share);
            change(keys, (at) => ({ share: shares[at]! }));
          },
        },
      );
      change(keys, (at) => outcome(results[at]));
      return true;
    } catch (cause) {
      if (isAbort(cause)) {
        change(keys, () => ({ state: 'waiting', share: 0 }));
        return false;
      }
      if (!(cause instanceof CallFailure)) throw cause;
      const refused = cause.status === 422 ? refusedResults.safeParse(cause.data).data : undefined;
      change(keys, (at) => (refused ? outcome(refused[at]) : { state: 'failed', cause: cause.msg }));
      return !cause.endsSession && cause.status !== 404;
    }
  }

  return {
    uploads,
    running,
    add,
    send,
    /** What has left already may still be stored. */
    stop: () => left.current.abort(),
    drop: (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)),
  };
}

function outcome(result: UploadResult | undefined): Partial<Upload> {
  if (!result) return { state: 'failed' };
  const { success, msg, fileUrl } = result;
  return success ? { state: 'stored', share: 1, fileUrl: fileUrl ?? undefined } : { state: 'refused', cause: msg };
}
