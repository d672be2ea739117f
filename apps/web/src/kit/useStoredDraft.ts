import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useSession } from '../client/session.tsx';

/** Work in a dialog that was not saved, and when it was last worked on. */
export interface StoredDraft<T> {
  value: T;
  at: string;
}

const pause = 1000;
/** Pictures that were uploaded for it are long gone by then. */
const oldest = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps the unsaved work of a long dialog in this browser, for the person who did it, so that it survives a closed tab.
 * `keep` is told how to make the draft after every change; it is written once nothing has changed for a second, and when
 * the page is left. Work that no longer has the expected shape, or that is a week old, is not found. What is `personal`,
 * such as buyers' addresses, goes when somebody else has used this browser.
 */
export function useStoredDraft<T>(name: string, shape: z.ZodType<T>, { personal = false } = {}) {
  const { username } = useSession();
  const storageKey = `${personal ? personalPrefix : 'draft:'}${username}:${name}`;
  const [found] = useState(() => read(storageKey, shape));
  const [full, setFull] = useState(false);
  const [keeper] = useState(() => new Keeper<T>(storageKey, setFull));
  useEffect(() => {
    const flush = () => keeper.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [keeper]);
  return {
    /** As it was when the dialog opened. */
    found,
    keep: (make: () => T) => keeper.keep(make),
    drop: () => keeper.drop(),
    /** The browser has no room for it. */
    full,
  };
}

const personalPrefix = 'personalDraft:';

/** Whoever signs out leaves nothing personal here of those who used this browser before. */
export function dropPersonalDrafts({ except: username }: { except: string }): void {
  const own = `${personalPrefix}${username}:`;
  for (const storageKey of Object.keys(localStorage))
    if (storageKey.startsWith(personalPrefix) && !storageKey.startsWith(own)) localStorage.removeItem(storageKey);
}

class Keeper<T> {
  readonly #storageKey: string;
  readonly #onFull: (full: boolean) => void;
  #make: (() => T) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(storageKey: string, onFull: (full: boolean) => void) {
    this.#storageKey = storageKey;
    this.#onFull = onFull;
  }

  keep(make: () => T) {
    this.#make = make;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), pause);
  }

  flush() {
    clearTimeout(this.#timer);
    if (!this.#make) return;
    const draft: StoredDraft<T> = { value: this.#make(), at: new Date().toISOString() };
    this.#make = undefined;
    try {
      localStorage.setItem(this.#storageKey, JSON.stringify(draft));
      this.#onFull(false);
    } catch (cause) {
      if (!(cause instanceof DOMException)) throw cause;
      this.#onFull(true);
    }
  }

  drop() {
    clearTimeout(this.#timer);
    this.#make = undefined;
    localStorage.removeItem(this.#storageKey);
  }
}

function read<T>(storageKey: string, shape: z.ZodType<T>): StoredDraft<T> | undefined {
  const kept = z.object({ value: shape, at: z.iso.datetime() }).safeParse(parsed(localStorage.getItem(storageKey)));
  if (!kept.success || Date.now() - Date.parse(kept.data.at) > oldest) return undefined;
  return kept.data;
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
