import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../client/call.ts';
import { CallFailure, isAbort } from '../../../client/callFailure.ts';
import { addKnown, askKnown, type Change, sendFiles, settle } from './uploadCalls.ts';
import { nextBatch, sha256Of, type Upload, uploadOf } from './uploads.ts';

interface Given {
  folderId: string;
  /** Told of each few files that have arrived, and of pictures that the library had already: they lie where they lay. */
  onStored: (pictures: LibraryFile[]) => void;
}

/** Files that are sent into the open folder at once, beside the work that they are wanted for. It ends with that. */
export function useUploadHere({ folderId, onStored }: Given) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(0);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    stopping.current = controller;
    return () => controller.abort();
  }, []);

  function change(batch: readonly Upload[], to: (at: number) => Partial<Upload> | undefined) {
    const places = new Map(batch.map(({ key }, at) => [key, at]));
    setUploads((now) =>
      now.map((upload) => ({ ...upload, ...(places.has(upload.key) ? to(places.get(upload.key)!) : undefined) })),
    );
  }

  /** What has become of each file of the batch. */
  async function bring(batch: readonly Upload[], signal: AbortSignal): Promise<Change[]> {
    change(batch, () => ({ state: 'checking' }));
    const hashed = await Promise.all(batch.map(async (upload) => ({ ...upload, sha256: await sha256Of(upload.file) })));
    const known = await askKnown(hashed, signal);
    const decisions = hashed.map((upload) => settle(upload, folderId, known.get(upload.key)));
    const toAdd = hashed.filter((_, at) => decisions[at] === 'add');
    const toSend = hashed.filter((_, at) => decisions[at] === undefined);
    const added = toAdd.length > 0 ? await addKnown(folderId, toAdd, signal) : [];
    change(toSend, () => ({ state: 'sending' }));
    const sent =
      toSend.length > 0
        ? await sendFiles(folderId, toSend, signal, (shares) => change(toSend, (at) => ({ share: shares[at] })))
        : [];
    return decisions.map((decision) => {
      if (typeof decision === 'object') return decision;
      return (decision === 'add' ? added.shift() : sent.shift()) ?? { state: 'failed' };
    });
  }

  async function bringAll(given: readonly Upload[], signal: AbortSignal): Promise<void> {
    for (let waiting = given; waiting.length > 0;) {
      const batch = nextBatch(waiting);
      waiting = waiting.slice(batch.length);
      try {
        const outcomes = await bring(batch, signal);
        const ids = outcomes.flatMap(({ id, places: [place] = [] }) => id ?? place?.id ?? []);
        const pictures = await Promise.all(ids.map((id) => call(library.fileDetails, { id }, { signal })));
        change(batch, (at) => outcomes[at]);
        onStored(pictures);
      } catch (cause) {
        if (isAbort(cause)) return;
        if (!(cause instanceof CallFailure)) throw cause;
        change(batch, () => ({ state: 'failed', cause: cause.reason }));
      }
    }
  }

  return {
    uploads,
    busy: uploads.some(({ state }) => ['waiting', 'checking', 'sending'].includes(state)),
    drop: (key: number) => setUploads((now) => now.filter((upload) => upload.key !== key)),
    async add(files: readonly File[]): Promise<void> {
      const { signal } = stopping.current!;
      const given = await Promise.all(files.map((file) => uploadOf(file, nextKey.current++)));
      // those of the time before have been seen
      setUploads((now) => [...now.filter(({ state }) => state === 'sending' || state === 'checking'), ...given]);
      await bringAll(
        given.filter(({ state }) => state === 'waiting'),
        signal,
      );
      for (const { path } of [library.pictures, library.count, library.folderDetails])
        void client.invalidateQueries({ queryKey: [path] });
    },
  };
}
