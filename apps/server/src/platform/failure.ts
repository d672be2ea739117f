import type { MessageParams } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 414 | 422 | 429;

interface Details {
  params?: MessageParams;
  data?: unknown;
  /** Where it differs from the HTTP status: 50008, 50012, 50014, 1000. */
  code?: number;
}

/** An expected failure: what the caller is told, in their language, and with which status. */
export class Failure extends Error {
  readonly status: FailureStatus | 200;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly data: unknown;
  readonly code: number;

  constructor(status: FailureStatus | 200, key: MessageKey, { params = {}, data = null, code = status }: Details = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.params = params;
    this.data = data;
    this.code = code;
  }
}

/** Ends the request with this answer; a transaction under way is rolled back. */
export function fail(status: FailureStatus, key: MessageKey, details?: Details): never {
  throw new Failure(status, key, details);
}

/** One wrong field, said the way a schema would say it. */
export function failField(path: string, key: MessageKey, params: MessageParams = {}): never {
  throw new Failure(400, key, { params, data: [{ path, key, params }] });
}
