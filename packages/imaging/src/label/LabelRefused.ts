/**
 * - `notAPdf`: the bytes are something else.
 * - `encrypted`: it opens with a password only.
 * - `noPages`, `tooManyPages`: nothing to read, or more than one upload may hold.
 * - `damaged`: it begins as a PDF and cannot be read.
 */
export type LabelRefusal = 'notAPdf' | 'encrypted' | 'noPages' | 'tooManyPages' | 'damaged';

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
  readonly reason: 'timedOut' | 'crashed';

  constructor(reason: 'timedOut' | 'crashed', cause?: unknown) {
    super(`Label reader ${reason === 'timedOut' ? 'took too long' : 'crashed'}`, { cause });
    this.name = 'LabelReaderFailed';
    this.reason = reason;
  }
}
