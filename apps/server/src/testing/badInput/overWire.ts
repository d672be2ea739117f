import { once } from 'node:events';
import { type IncomingMessage, request as openRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { errorCode } from '../../platform/process/startFailure.ts';

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
}

/** What Node refuses to send, and what is answered and closed before it has been sent whole. */
const uncarried = ['ERR_UNESCAPED_CHARACTERS', 'ERR_INVALID_CHAR', 'ECONNRESET', 'EPIPE'];

/** The answer over a connection of its own; undefined for what a connection does not carry. */
export async function sendOverWire(address: string, { method, url, headers, payload }: Sent, signal: AbortSignal) {
  const length = payload && { 'content-length': String(payload.length) };
  try {
    const options = { method, path: url, headers: { ...headers, ...length }, agent: false, signal };
    const request = openRequest(address, options).end(payload);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    return { statusCode: answer.statusCode!, headers: answer.headers, body: body.toString() };
  } catch (error) {
    if (uncarried.includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
