import {
  ageHeader,
  askAgainCode,
  type CallInput,
  type CallOutput,
  type Endpoint,
  type Envelope,
  type FileContents,
  ticketHeader,
  writtenHeader,
} from '@pressroom/contract/endpoint';
import { CallFailure, type FailureReason, isAbort } from './callFailure.ts';
import { noteAge, noteWritten } from './dataAge.ts';
import { parseJson } from './parseJson.ts';
import { addressOf, type Prepared, prepare } from './request.ts';
import { refusals, sessionEnds } from './sessionSignals.ts';
import { type Sent, sendWithProgress } from './upload.ts';

interface Answer {
  code: number;
  status: number;
  /** What the server says about a success, or why the call failed. */
  says: FailureReason;
  data: unknown;
  contents?: FileContents;
  failure?: string;
}

const successCodes: readonly number[] = [20000, 200, askAgainCode];
const timeout = 120_000;

export interface CallOptions {
  /** Ends the call early. It then rejects with an AbortError, which callers do not show. */
  signal?: AbortSignal;
  files?: readonly File[];
  /** Called with the share of the upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** The answer's data. Rejects with a `CallFailure` unless the answer is a success. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<CallOutput<E>> {
  return (await callEnvelope(endpoint, input, options)).data;
}

/** Does what `call` does and answers the whole envelope, for endpoints with several codes of success. */
export async function callEnvelope<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { files, onProgress, signal }: CallOptions = {},
): Promise<Envelope<CallOutput<E>>> {
  const request = prepare(endpoint, input, files);
  const sent = onProgress
    ? await reach(() => sendWithProgress(request, { onProgress, signal, timeout }))
    : await reach(() => send(request, signal));
  const answer = readAnswer(sent);
  if (!successCodes.includes(answer.code)) throw failureOf(endpoint, request, answer);
  noteAge(endpoint.path, sent.header(ageHeader));
  noteWritten(sent.header(writtenHeader));
  const { code, says, data, contents } = answer;
  return { code, msg: typeof says === 'string' ? says : '', data: data as CallOutput<E>, contents };
}

/** Lets the browser fetch and save a file of any size, under the name that the server gives it. Answers what is in it, where its endpoint says so. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: CallOptions = {},
): Promise<FileContents | undefined> {
  const { headers, ...request } = prepare(endpoint, input);
  const asked = { ...request, headers: { ...headers, [ticketHeader]: '1' } };
  const sent = await reach(() => send(asked, signal));
  const answer = readAnswer(sent);
  if (!successCodes.includes(answer.code)) throw failureOf(endpoint, asked, answer);
  saveFrom(addressOf(String(answer.data)));
  return answer.contents;
}

/** The server names the file, so the link does not. */
export function saveFrom(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Sends files and saves the file that the server makes of them, under the name of the first. */
export async function downloadMade<E extends Endpoint>(endpoint: E, input: CallInput<E>, files: readonly File[]) {
  const request = prepare(endpoint, input, files);
  const { url, ...sent } = request;
  const made = await reach(async () => {
    const answer = await fetch(url, { ...sent, signal: AbortSignal.timeout(timeout) });
    return { status: answer.status, body: await answer.blob() };
  });
  if (made.status !== 200) throw failureOf(endpoint, request, readAnswer({ ...made, text: await made.body.text() }));
  const address = URL.createObjectURL(made.body);
  const link = document.createElement('a');
  link.href = address;
  link.download = files[0]?.name ?? '';
  link.click();
  URL.revokeObjectURL(address);
}

async function send({ url, ...request }: Prepared, signal?: AbortSignal): Promise<Sent> {
  const limit = AbortSignal.timeout(timeout);
  const answer = await fetch(url, { ...request, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) };
}

async function reach<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new CallFailure({ code: 0, status: 0, reason: { key: late ? 'client.timeout' : 'client.unreachable' } });
  }
}

function readAnswer({ status, text }: Pick<Sent, 'status' | 'text'>): Answer {
  try {
    const body = parseJson(text);
    if (typeof body === 'object' && body !== null && 'code' in body) {
      const { code, msg, data, contents, failure } = body as Partial<Envelope<unknown>>;
      return { code: Number(code), status, says: msg ?? '', data, contents, failure };
    }
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  const says = { key: 'client.notUnderstood', params: { status } } as const;
  return { code: status === 200 ? 0 : status, status, says, data: undefined };
}

function failureOf({ permission }: Endpoint, { headers }: Prepared, { says, ...answer }: Answer): CallFailure {
  const failure = new CallFailure({ ...answer, reason: says || { key: 'client.error' } });
  // A public call, such as signing in, has no session that could end.
  if (failure.endsSession && permission !== 'public') {
    sessionEnds.tell({ reason: failure.reason, refused: headers.AuthToken });
  }
  if (failure.status === 403) refusals.tell();
  return failure;
}
