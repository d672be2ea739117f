import { ageHeader, type Endpoint, writtenHeader } from '@pressroom/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { isConnectionLost } from '../database/lostConnection.ts';
import { findPlace, isTakenBack } from '../database/replica.ts';
import { writtenPlace } from './tickets.ts';

/**
 * Reads from the replica where the call allows it and the replica has what the caller has written; from the primary otherwise,
 * and where the replica ends meanwhile.
 */
export async function readFor(
  { app, endpoint }: { app: App; endpoint: Endpoint },
  request: FastifyRequest,
  read: (db: Db) => Promise<unknown>,
): Promise<{ result: unknown; headers: Record<string, string> }> {
  const replica =
    endpoint.mayBeOld &&
    // a file has what the screen shows, which may be younger than what the replica holds
    (endpoint.download ? await app.replica?.caughtUp() : app.replica?.reading(writtenPlace(request) || undefined));
  if (replica) {
    try {
      const result = await read(replica.db);
      return { result, headers: { [ageHeader]: (replica.ageMs / 1000).toFixed(1) } };
    } catch (error) {
      if (!isConnectionLost(error) && !isTakenBack(error)) throw error;
      request.log.warn({ err: error }, 'the replica did not answer: the primary is asked');
    }
  }
  return { result: await read(app.db), headers: {} };
}

/** The place of a write as a header of its answer. What was written is written, whether its place can be told or not. */
export async function placeHeader({ db }: App, request: FastifyRequest): Promise<Record<string, string>> {
  try {
    return { [writtenHeader]: await findPlace(db) };
  } catch (error) {
    request.log.warn({ err: error }, 'the place of a write could not be told');
    return {};
  }
}
