import { isAbort } from '../../../client/callFailure.ts';

/** `elsewhere`: another window of this browser works the queue off, which all of them share. */
export type Held = 'asking' | 'held' | 'elsewhere';

const name = 'pressroom-print-queue';
/** A page that is being left gives the lock back a moment after the next one has asked. */
const patience = 1_500;

/**
 * Asks to be the one window that works the queue off, and hears when it is, or no longer is. Without https the browser
 * knows no locks; one window is then taken for the only one.
 */
export function holdQueue(onChange: (held: Held) => void): { takeOver: () => void } {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    onChange('held');
    return { takeOver: () => undefined };
  }
  const late = setTimeout(() => onChange('elsewhere'), patience);
  const hold = () => {
    clearTimeout(late);
    onChange('held');
    // until another window takes it over, or this one closes
    return new Promise<never>(() => undefined);
  };
  const ask = async (options: LockOptions) => {
    try {
      await locks.request(name, options, hold);
    } catch (cause) {
      if (!isAbort(cause)) throw cause;
      onChange('elsewhere');
      void ask({});
    }
  };
  void ask({});
  return { takeOver: () => void ask({ steal: true }) };
}
