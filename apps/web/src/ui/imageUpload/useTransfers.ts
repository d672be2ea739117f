import { useEffect, useRef, useState } from 'react';
import { CallFailure, isAbort } from '../../client/callFailure.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { brokenImageRule, type ImageRules } from './imageRules.ts';

export interface UploadedImage {
  id: string;
  url: string;
  name: string;
}

/** Sends one file and answers the picture that it became; rejects with a `CallFailure` where it did not. */
export type SendImage = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<UploadedImage>;

/** A file that is not a picture of the form yet. */
export interface Transfer {
  /** Grows from file to file, in the order in which they were chosen. */
  key: number;
  file: File;
  /** The file's own address, to show it by before it is stored. */
  preview: string;
  /** `failed` may go well another time, `refused` will not. */
  state: 'sending' | 'failed' | 'refused';
  /** How much of it has left, 0 to 1. */
  share: number;
  cause?: string;
}

interface Given {
  rules: ImageRules;
  send: SendImage;
  /** The file stays on the list until it is dropped, so that the picture can take its place at once. */
  onStored: (image: UploadedImage, transfer: Transfer) => void;
}

/** Enough to keep the line busy, and few enough for other calls to get through. */
const atOnce = 3;

/** Files on their way: each judged, sent and reported alone. */
export function useTransfers({ rules, send, onStored }: Given) {
  const t = useT();
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const nextKey = useRef(1);
  const held = useRef(new Map<number, { leave: AbortController; preview: string }>());
  const queue = useRef<Transfer[]>([]);
  const busy = useRef(0);

  useEffect(() => {
    const all = held.current;
    return () => {
      for (const key of all.keys()) release(all, key);
    };
  }, []);

  const change = (key: number, to: Partial<Transfer>) =>
    setTransfers((all) => all.map((transfer) => (transfer.key === key ? { ...transfer, ...to } : transfer)));

  async function work() {
    if (busy.current === atOnce) return;
    busy.current += 1;
    try {
      for (let next = queue.current.shift(); next; next = queue.current.shift()) await carry(next);
    } finally {
      busy.current -= 1;
    }
  }

  async function carry(transfer: Transfer) {
    const { key, file } = transfer;
    const signal = held.current.get(key)?.leave.signal;
    if (!signal) return;
    const broken = await brokenImageRule(file, rules);
    if (broken) return change(key, { state: 'refused', cause: t(broken.key, broken.params) });
    if (signal.aborted) return;
    try {
      const image = await send(file, { signal, onProgress: (share) => change(key, { share }) });
      if (!signal.aborted) onStored(image, transfer);
    } catch (cause) {
      if (isAbort(cause)) return;
      if (!(cause instanceof CallFailure)) throw cause;
      change(key, { state: mayGoWell(cause) ? 'failed' : 'refused', cause: failureText(cause, t) });
    }
  }

  function start(transfer: Transfer) {
    queue.current.push(transfer);
    void work();
  }

  /** Ends what has not arrived; what had left already may still be stored. */
  function drop(keys: readonly number[]) {
    for (const key of keys) release(held.current, key);
    setTransfers((all) => all.filter(({ key }) => !keys.includes(key)));
  }

  return {
    transfers,
    drop,
    add(files: readonly File[]) {
      const added = files.map((file): Transfer => {
        const key = nextKey.current++;
        const preview = URL.createObjectURL(file);
        held.current.set(key, { leave: new AbortController(), preview });
        return { key, file, preview, state: 'sending', share: 0 };
      });
      setTransfers((all) => [...all, ...added]);
      added.forEach(start);
    },
    retry(transfer: Transfer) {
      change(transfer.key, { state: 'sending', share: 0, cause: undefined });
      start(transfer);
    },
  };
}

function release(held: Map<number, { leave: AbortController; preview: string }>, key: number) {
  const transfer = held.get(key);
  held.delete(key);
  transfer?.leave.abort();
  if (transfer) URL.revokeObjectURL(transfer.preview);
}

/** No answer, too many at once, signed out, or the server's own trouble: the file is not at fault. */
function mayGoWell({ status, endsSession }: CallFailure): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500 || endsSession;
}
