import { useEffect, useRef, useState } from 'react';
import { CallFailure, isAbort } from '../../client/callFailure.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';

export interface UploadedImage {
  id: string;
  url: string;
  name: string;
}

/** What the files of a list must be. */
export interface ImageRules {
  /** The media types, as the `accept` attribute requires them. */
  accept: string;
  /** The rules in words. */
  hint: string;
  /** Says why a file cannot be taken; undefined if it can. */
  refuse: (file: File) => Promise<FileRefusal | undefined>;
}

export interface FileRefusal {
  /** In words. */
  cause: string;
  /** The file is a picture that could be brought to the rules. */
  fixable: boolean;
}

/** Uploads one file and resolves to the stored picture. Rejects with a `CallFailure`. */
export type SendImage = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<UploadedImage>;

/** A file that has not become a picture of the form yet. */
export interface Transfer {
  /** Increases from file to file, in the order in which they were chosen. */
  key: number;
  file: File;
  /** An object URL that shows the file before the server has stored it. */
  preview: string;
  /** `failed` may succeed when tried again, `refused` will not. */
  state: 'sending' | 'failed' | 'refused';
  /** The share that has been sent, 0 to 1. */
  share: number;
  cause?: string;
  /** A refused picture that could be brought to the rules. */
  fixable?: boolean;
}

interface Given {
  rules: ImageRules;
  send: SendImage;
  /** The file stays in the list until it is dropped, so that the picture replaces it without a gap. */
  onStored: (image: UploadedImage, transfer: Transfer) => void;
}

/** Enough to use the whole bandwidth, and few enough to let other calls through. */
const atOnce = 3;

/** Files being uploaded: each is checked, sent and reported separately. */
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
    const refusal = await rules.refuse(file);
    if (refusal !== undefined) return change(key, { state: 'refused', ...refusal });
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

  /** Cancels unfinished uploads; the server may still store what it has received completely. */
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

/**
 * Tells whether a retry may succeed: the failure was caused by the network, the session or the server, not by the file.
 */
function mayGoWell({ status, endsSession }: CallFailure): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500 || endsSession;
}
