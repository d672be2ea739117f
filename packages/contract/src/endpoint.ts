import { z } from 'zod';
import type { PermissionKey } from './permissions.ts';

/** Who may call: anyone, any signed-in user, or holders of at least one of the keys. */
export type Access = 'public' | 'signedIn' | readonly PermissionKey[];

/** What a multipart call may carry beside its fields. */
export interface FileSlot {
  /** Bytes one file may have. A larger one ends the call with 413. */
  maxBytes: number;
  maxFiles: number;
  /** Present: the call may come without a file. */
  optional?: true;
}

export type FailureStatus = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 414 | 422 | 429;

/** How a call may fail: with which HTTP status, and what its `data` holds. */
export interface FailureShape<D extends z.ZodType = z.ZodType> {
  status: FailureStatus;
  data: D;
}

/** The expected failures of a call, each under the key of its message, which the envelope names as `failure`. */
export type Failures = Readonly<Record<string, FailureShape>>;

/** A failure that carries nothing but its message. */
export function failure<const S extends FailureStatus>(status: S): FailureShape<z.ZodNull> & { status: S };
export function failure<const S extends FailureStatus, D extends z.ZodType>(
  status: S,
  data: D,
): FailureShape<D> & { status: S };
export function failure(status: FailureStatus, data: z.ZodType = z.null()): FailureShape {
  return { status, data };
}

export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  path: `/${string}`;
  summary: string;
  permission: Access;
  /** True: the handler gets a database handle for reading and writes no audit row. */
  reads: boolean;
  input: I;
  output: O;
  /** The expected failures of this call. Those of every call (no session, no right, invalid input) are not repeated here. */
  failures?: Failures;
  /** Present: answered also to a user who has not replaced the first password yet. */
  firstPassword?: true;
  /** Present: pages repeat this call by themselves, so it does not extend the session. */
  unattended?: true;
  /**
   * Present: read from a replica where there is one. The answer may be seconds old, which it says in the header `ageHeader`; who has
   * written something reads that in any case. A file is never old.
   */
  mayBeOld?: true;
  /** Present: the total of the list ends at this number, and so do its pages; what comes behind is reached by filters. */
  countsTo?: number;
  /** Present: the handler works outside a transaction first, and opens one with `write` when it knows what to write. */
  prepares?: true;
  /** Present: the call is multipart; file parts arrive beside the input. Such a call prepares, too. */
  files?: FileSlot;
  /** Present: the answer is a file, not an envelope; asked for with the header `ticketHeader`, an address to fetch it once. */
  download?: true;
  /** Present: the envelope that leads to the file says how many records are in it. */
  contents?: true;
}

interface Definition<I extends z.ZodType, O extends z.ZodType> extends Omit<Endpoint<I, O>, 'reads'> {
  reads?: boolean;
}

/** One call of the product: the only place where its path, rights and shapes are said. */
export function endpoint<I extends z.ZodType, O extends z.ZodType, const D extends Definition<I, O>>(
  definition: D & { input: I; output: O },
): D & { reads: boolean; input: I; output: O } {
  return { reads: false, ...definition };
}

export type Feature = Readonly<Record<string, Endpoint>>;

/** What a caller sends: ids may be numbers, defaults may be absent. */
export type CallInput<E extends Endpoint> = z.input<E['input']>;
/** What a handler receives after parsing. */
export type ParsedInput<E extends Endpoint> = z.output<E['input']>;
/** What a handler returns. */
export type HandlerOutput<E extends Endpoint> = z.input<E['output']>;
/** What a caller receives in `data`. */
export type CallOutput<E extends Endpoint> = z.output<E['output']>;

/** How many records a file holds, and how many of those asked for it leaves out. */
export interface FileContents {
  count: number;
  leftOut: number;
}

/** The envelope of every answer that is not a file. */
export interface Envelope<T> {
  code: number;
  msg: string;
  data: T;
  /** Of an address for a file, where its endpoint says so: what is in it. */
  contents?: FileContents;
  /** Of an expected failure: the key of its message, under which its endpoint declares it. */
  failure?: string;
}

/** The cookie in which the browser keeps the language that its user chose: a download carries no header of ours. */
export const languageCookie = 'language';
/** How old an answer is, in seconds with decimals; absent: not at all. */
export const ageHeader = 'x-data-age';
/** Comes with the answer to a write, and goes with later reads, so that they find what was written. Browsers keep it as a cookie of this name. */
export const writtenHeader = 'x-written';
/** The cookie in which the browser keeps the session's token. */
export const sessionCookie = 'order_management_system_token';
/** A call for a file that carries it is answered with an address, from which the browser itself fetches the file, once. */
export const ticketHeader = 'x-download-ticket';
export const ticketPath = '/downloads/once';

export const successCode = 200;
/** The label was handed to a printer before: ask before printing it again. */
export const askAgainCode = 1000;
