import {
  askAgainCode,
  type CallInput,
  type CallOutput,
  type Endpoint,
  type Envelope,
  ticketHeader,
} from '@pressroom/contract/endpoint';
import { t } from '../i18n/i18n.ts';
import { CallFailure, isAbort } from './callFailure.ts';
import { parseJson } from './parseJson.ts';
import { addressOf, type Prepared, prepare } from './request.ts';
import { emitForbidden } from './forbidden.ts';
import { emitSessionEnd } from './token.ts';
import { type Sent, sendWithProgress } from './upload.ts';

type Answer = Envelope<unknown> & { status: number };

const successCodes: readonly number[] = [20000, 200, askAgainCode];
const timeout = 120_000;

export interface CallOptions {
  /** Ends the call early; it then rejects with an AbortError, which nobody needs to show. */
  signal?: AbortSignal;
  files?: readonly File[];
  /** Share of the upload that has left, 0 to 1. */
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

/** As `call`, for the few whose successes differ by code. */
export async function callEnvelope<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { files, onProgress, signal }: CallOptions = {},
): Promise<Envelope<CallOutput<E>>> {
  const request = prepare(endpoint, input, files);
  const sent = onProgress
    ? await reach(() => sendWithProgress(request, { onProgress, signal, timeout }))
    : await reach(() => send(request, signal));
  const envelope = readEnvelope(sent);
  if (successCodes.includes(envelope.code)) return envelope as Envelope<CallOutput<E>>;
  throw failed(endpoint, request, { ...envelope, status: sent.status });
}

/** Has the browser itself fetch and save a file, under the name that the server gives: it may be of any size. */
export async function download<E extends Endpoint>(endpoint: E, input: CallInput<E>, { signal }: CallOptions = {}) {
  const { headers, ...request } = prepare(endpoint, input);
  const asked = { ...request, headers: { ...headers, [ticketHeader]: '1' } };
  const sent = await reach(() => send(asked, signal));
  const envelope = readEnvelope(sent);
  if (!successCodes.includes(envelope.code)) throw failed(endpoint, asked, { ...envelope, status: sent.status });
  const link = document.createElement('a');
  link.href = addressOf(String(envelope.data));
  link.download = '';
  link.click();
}

async function send({ url, ...request }: Prepared, signal?: AbortSignal): Promise<Sent> {
  const limit = AbortSignal.timeout(timeout);
  const answer = await fetch(url, { ...request, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  return { status: answer.status, text: await answer.text() };
}

async function reach<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new CallFailure({ code: 0, status: 0, msg: t(late ? 'client.timeout' : 'client.unreachable') });
  }
}

function readEnvelope({ status, text }: Sent): Envelope<unknown> {
  try {
    const body = parseJson(text);
    if (typeof body === 'object' && body !== null && 'code' in body) {
      const { code, msg, data } = body as Partial<Envelope<unknown>>;
      return { code: Number(code), msg: msg ?? '', data };
    }
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  return { code: status === 200 ? 0 : status, msg: t('client.notUnderstood', { status }), data: undefined };
}

function failed({ permission }: Endpoint, { headers }: Prepared, { msg: said, ...answer }: Answer): CallFailure {
  const failure = new CallFailure({ ...answer, said, msg: said || t('client.error') });
  // Whom a public call refuses was not signed in by it.
  if (failure.endsSession && permission !== 'public') emitSessionEnd({ msg: failure.msg, refused: headers.AuthToken });
  if (failure.status === 403) emitForbidden();
  return failure;
}
