import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sessionCookie, ticketHeader, ticketPath } from '@pressroom/contract/endpoint';
import type { Language } from '@pressroom/contract/messages';
import { sql } from 'kysely';
import type { Actor } from '../access/actor.ts';
import type { App } from '../app.ts';
import { json } from '../database/expressions.ts';
import { fail } from '../failure.ts';

/** A call for a file, as it was asked and judged. */
interface Ticket {
  path: string;
  input: unknown;
  language: Language;
}

/** Long enough for a browser to follow an address, too short to pass one on. */
const life = sql<string>`clock_timestamp() + interval '1 minute'`;

const hashOf = (key: string) => createHash('sha256').update(key).digest();

export const asksForTicket = (request: FastifyRequest) => request.headers[ticketHeader] !== undefined;

/** The session's token as the browser sends it by itself: a download that it makes carries no other header. */
export function cookieToken(request: FastifyRequest): string {
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = cookies.find((pair) => pair.startsWith(`${sessionCookie}=`));
  return found ? decodeURIComponent(found.slice(sessionCookie.length + 1)) : '';
}

/** An address that fetches the file once, within a minute, and for the session that asks. */
export async function issueTicket({ db }: App, actor: Actor, { path, input, language }: Ticket): Promise<string> {
  if (!actor.sessionId) fail(403, 'platform.forbidden');
  const key = randomBytes(24).toString('base64url');
  await db
    .insertInto('downloadTickets')
    .values({ keyHash: hashOf(key), sessionId: actor.sessionId, path, input: json(input), language, expiresAt: life })
    .execute();
  return `${ticketPath}/${key}`;
}

/** What the ticket stands for. It is used up; 404 for one that was, is too old, or belongs to another session. */
export async function redeemTicket({ db }: App, sessionId: string, key: string): Promise<Ticket> {
  const ticket = await db
    .deleteFrom('downloadTickets')
    .where('keyHash', '=', hashOf(key))
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', sql<string>`clock_timestamp()`)
    .returning(['path', 'input', 'language'])
    .executeTakeFirst();
  if (!ticket) fail(404, 'platform.notFound');
  return { ...ticket, language: ticket.language as Language };
}
