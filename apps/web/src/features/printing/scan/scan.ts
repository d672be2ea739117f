/** Keys of a scanner come closer together than a hand can type. */
const fastest = 35;
/** Shorter bursts may be fast typing. */
const leastKeys = 4;

/** What scanners put around or into a code: the symbology's mark, the group separator, space. */
export function cleanCode(scanned: string): string {
  return (
    scanned
      .trim()
      .replace(/^\]C1/, '')
      // oxlint-disable-next-line no-control-regex -- the group separator is a control character by its nature
      .replace(/\u001d/g, '')
      .trim()
  );
}

export interface Burst {
  text: string;
  /** When its last key came. */
  at: number;
}

export const noBurst: Burst = { text: '', at: Number.NEGATIVE_INFINITY };

/** The burst after one more key; a pause begins a new one. */
export function typed(burst: Burst, key: string, at: number): Burst {
  return { text: at - burst.at < fastest ? burst.text + key : key, at };
}

/** The code that Enter completes, if the keys before it came from a scanner. */
export function scanned(burst: Burst, at: number): string | undefined {
  if (at - burst.at >= fastest || burst.text.length < leastKeys) return undefined;
  return cleanCode(burst.text) || undefined;
}
