import type { FailureStatus } from '@pressroom/contract/endpoint';
import type { FailureInput, FailureKey, StatusOf } from '@pressroom/contract/failures';
import type { Message, MessageParams } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';
import type { z } from 'zod';

interface Details {
  params?: MessageParams;
  data?: unknown;
  /** Where it differs from the HTTP status: 50008, 50012, 50014, 1000. */
  code?: number;
}

/** An expected failure: what the caller is told, in their language, and with which status. */
export class Failure extends Error {
  readonly status: FailureStatus;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly data: unknown;
  readonly code: number;

  constructor(status: FailureStatus, key: MessageKey, { params = {}, data = null, code = status }: Details = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.params = params;
    this.data = data;
    this.code = code;
  }
}

/** What goes with a declared failure: its `data` where its shape has some. */
type DetailsOf<K extends FailureKey> = [FailureInput<K>] extends [null]
  ? [details?: Omit<Details, 'data'>]
  : [details: Details & { data: FailureInput<K> }];

/** Ends the request with a failure that its endpoint declares; a transaction under way is rolled back. */
export function fail<K extends FailureKey>(status: StatusOf<K>, key: K, ...[details]: DetailsOf<K>): never {
  throw new Failure(status, key, details);
}

/** Ends the request in 400: what came in does not fit its schema. */
export class InvalidInput extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('the input does not fit its schema');
    this.issues = issues;
  }
}

/** One wrong field, before it has words. */
export interface FieldProblem extends Message {
  path: string;
}

/** Ends the request in 400: what came in is not valid. Each field that is known to be wrong is named. */
export function failInput(key: MessageKey, { params, problems = [] }: InputDetails = {}): never {
  throw new Failure(400, key, { params, data: problems });
}

interface InputDetails {
  params?: MessageParams;
  problems?: readonly FieldProblem[];
}

/** One wrong field, said the way a schema would say it. */
export function failField(path: string, key: MessageKey, params: MessageParams = {}): never {
  failInput(key, { params, problems: [{ path, key, params }] });
}

/** Everything that is wrong with a form at once; none: goes on. */
export function failFields(problems: readonly FieldProblem[]): void {
  const [first] = problems;
  if (first) failInput(problems.length === 1 ? first.key : 'platform.invalid', { params: first.params, problems });
}
