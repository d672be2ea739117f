import { isInTransaction } from '../platform/database/transact.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** Lets a test fail where a transaction would wait for the storage. */
export function watchStorage(storage: Storage): void {
  for (const name of ['put', 'putFile', 'get', 'stream'] as const) {
    const call = storage[name] as (...args: unknown[]) => Promise<unknown>;
    const strict = (...args: unknown[]) => {
      if (isInTransaction()) throw new Error(`a transaction waits for the storage: ${name} ${String(args[0])}`);
      return call(...args);
    };
    Object.assign(storage, { [name]: strict });
  }
}
