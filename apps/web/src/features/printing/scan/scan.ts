/** Keys of a scanner come closer together than a hand can type. */
const fastest = 35;
/** Shorter bursts may be fast typing. */
const leastKeys = 4;

/** What a bench's scanner is set up to send before and after each code. */
export interface ScannerMarks {
  prefix: string;
  suffix: string;
}

/** The code alone: without the scanner's own marks, the symbology's mark, the group separator and blanks. */
export function cleanCode(scanned: string, { prefix, suffix }: ScannerMarks): string {
  const text = scanned.trim();
  const begun = prefix && text.startsWith(prefix) ? text.slice(prefix.length) : text;
  const ended = suffix && begun.endsWith(suffix) ? begun.slice(0, -suffix.length) : begun;
  return (
    ended
      .replace(/^\][A-Za-z]\d/, '')
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

/** The text that a closing key completes, if the keys before it came from a scanner. */
export function scanned(burst: Burst, at: number): string | undefined {
  if (at - burst.at >= fastest || burst.text.length < leastKeys) return undefined;
  return burst.text;
}
