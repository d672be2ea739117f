/**
 * - `notAPdf`: the bytes are something else.
 * - `encrypted`: it opens with a password only.
 * - `noPages`, `tooManyPages`: nothing to read, or more than one upload may hold.
 * - `damaged`: it begins as a PDF and cannot be read.
 * - `tooSlow`, `tooLarge`: reading it takes more time or more memory than any label does.
 */
export type LabelRefusal = 'notAPdf' | 'encrypted' | 'noPages' | 'tooManyPages' | 'damaged' | 'tooSlow' | 'tooLarge';

export class LabelRefused extends Error {
  readonly reason: LabelRefusal;

  constructor(reason: LabelRefusal, cause?: unknown) {
    super(`Label refused: ${reason}`, { cause });
    this.name = 'LabelRefused';
    this.reason = reason;
  }
}

/** The reader itself failed on this file; the file may be good and another try may succeed. */
export class LabelReaderFailed extends Error {
  constructor(cause?: unknown) {
    super('Label reader crashed', { cause });
    this.name = 'LabelReaderFailed';
  }
}

/** The error of a thread that ran out of memory; Node throws the same for its own limits. */
export const outOfMemoryCode = 'ERR_WORKER_OUT_OF_MEMORY';
