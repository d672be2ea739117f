import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie, sessionCookie, ticketHeader, ticketPath, writtenHeader } from '@pressroom/contract/endpoint';
import type { Language } from '@pressroom/contract/messages';
import { sql } from 'kysely';
import type { Actor } from '../access/actor.ts';
import type { App } from '../app.ts';
import { json } from '../database/expressions.ts';
import { fail, Failure } from '../failure.ts';
import { languageOf, translator } from '../i18n.ts';
import { sendFailure } from './envelope.ts';

/** A call for a file, with its input already checked. */
interface Ticket {
  path: string;
  input: unknown;
  language: Language;
}

/** Long enough for a browser to follow an address, too short to pass one on. */
const life = sql<string>`clock_timestamp() + interval '1 minute'`;

const hashOf = (key: string) => createHash('sha256').update(key).digest();

export const asksForTicket = (request: FastifyRequest) => request.headers[ticketHeader] !== undefined;

function cookieOf(request: FastifyRequest, name: string): string {
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = cookies.find((pair) => pair.startsWith(`${name}=`));
  return found ? decoded(found.slice(name.length + 1)) : '';
}

/** A cookie that is not percent-encoded as a browser does it is none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}

/** The session's token as the browser sends it by itself: a download that it makes carries no other header. */
export const cookieToken = (request: FastifyRequest) => cookieOf(request, sessionCookie);

/** Up to where the caller's own writes go; empty where it has not written. */
export function writtenPlace(request: FastifyRequest): string {
  const header = request.headers[writtenHeader];
  return typeof header === 'string' ? header : cookieOf(request, writtenHeader);
}

/** The language of what the browser asks for by itself. */
export const pageLanguage = (request: FastifyRequest) =>
  languageOf(cookieOf(request, languageCookie) || request.headers['accept-language']);

/** The browser shows the answer as a page of its own, so a failure is a text in the user's language. */
export function sendPlainFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof Failure)) return sendFailure(error, request, reply);
  const t = translator(pageLanguage(request));
  return reply.status(error.status).type('text/plain; charset=utf-8').send(t(error.key, error.params));
}

/** An address that fetches the file until it has arrived once, within a minute, and for the session that asks. */
export async function issueTicket({ db }: App, actor: Actor, { path, input, language }: Ticket): Promise<string> {
  if (!actor.sessionId) fail(403, 'platform.forbidden');
  const key = randomBytes(24).toString('base64url');
  await db
    .insertInto('downloadTickets')
    .values({ keyHash: hashOf(key), sessionId: actor.sessionId, path, input: json(input), language, expiresAt: life })
    .execute();
  return `${ticketPath}/${key}`;
}

/** What the ticket stands for; 404 for one that is used up, is too old, or belongs to another session. */
export async function redeemTicket({ db }: App, sessionId: string, key: string): Promise<Ticket> {
  const ticket = await db
    .selectFrom('downloadTickets')
    .where('keyHash', '=', hashOf(key))
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', sql<string>`clock_timestamp()`)
    .select(['path', 'input', 'language'])
    .executeTakeFirst();
  if (!ticket) fail(404, 'platform.ticketOver');
  return { ...ticket, language: ticket.language as Language };
}

/** Uses the ticket up once the whole file has left: a transfer that breaks off may be tried again. */
export function endWithTransfer({ db }: App, key: string, request: FastifyRequest, reply: FastifyReply): void {
  if (request.method === 'HEAD') return;
  reply.raw.once('finish', () => {
    db.deleteFrom('downloadTickets')
      .where('keyHash', '=', hashOf(key))
      .execute()
      .catch((error: unknown) => request.log.warn({ err: error }, 'a used download ticket stays until it is too old'));
  });
}
