import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  readSheinWebhook,
  sheinProductsIn,
  type SheinWebhook,
  SheinWebhookRefused,
} from '@pressroom/marketplaces/shein';
import { readTemuWebhook, type TemuEvent, temuWebhookAnswer, TemuWebhookRefused } from '@pressroom/marketplaces/temu';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { Failure } from '../../../platform/failure.ts';
import { sendFailure } from '../../../platform/http/envelope.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { findStoreOfSheinKey, findTemuApp, reportGrantProblem, sheinApp } from '../../stores/stores.public.ts';
import { hearOfListings } from '../../publishing/publishing.public.ts';
import { wakeStores } from './jobs.ts';

const action = 'job/sync.webhook';
const bodyLimitKb = 64;
const bodyLimit = bodyLimitKb * 1024;

/**
 * Takes the events that marketplaces send. An event only makes the next run start sooner, and its content is not stored:
 * events come late, twice, in another order, or not at all, while a run fetches the truth.
 */
export async function serveWebhooks(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    // the signature covers the bytes as they were sent, and marketplaces send several content types
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));

    scope.setErrorHandler((error, request, reply) => {
      const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
      const failure = isTooLarge ? new Failure(413, 'sync.webhookTooLarge', { params: { max: bodyLimitKb } }) : error;
      return sendFailure(failure, request, reply);
    });

    // SHEIN checks whether the address answers
    scope.get('/webhooks/shein', async (_request, reply) => reply.send({}));

    scope.post('/webhooks/shein', { bodyLimit }, async (request, reply) => {
      try {
        const [path = ''] = request.url.split('?');
        const message = { path, headers: request.headers, body: bodyOf(request) };
        await receiveShein(app, await readSheinWebhook(sheinApp(app), message));
        return await reply.send({});
      } catch (error) {
        if (!(error instanceof SheinWebhookRefused)) throw error;
        request.log.warn({ reason: error.reason }, 'a webhook of SHEIN was refused');
        return reply.status(401).send({});
      }
    });

    scope.post('/webhooks/temu', { bodyLimit }, async (request, reply) => {
      try {
        await receiveTemu(app, request);
        return await reply.type('application/json').send(temuWebhookAnswer);
      } catch (error) {
        if (!(error instanceof TemuWebhookRefused)) throw error;
        request.log.warn({ reason: error.reason }, 'a webhook of TEMU was refused');
        return reply.status(401).send({});
      }
    });
  });
}

function bodyOf({ body }: FastifyRequest): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

async function receiveShein(app: App, message: SheinWebhook): Promise<void> {
  if (message.kind === 'probe') return;
  const { event, openKeyId } = message;
  const named = sheinProductsIn(event);
  if (!named && event.name !== 'order_push_notice' && event.name !== 'authorization_change_notice') return;
  const storeId = await findStoreOfSheinKey(app, app.db, openKeyId);
  if (!storeId) return;
  if (named) {
    const { spuNames, skcNames, skuCodes } = named;
    return enqueueHearing(app, { storeId, names: [...spuNames, ...skcNames, ...skuCodes] });
  }
  if (event.name === 'order_push_notice') return enqueueWake(app, [storeId]);
  if (event.name !== 'authorization_change_notice') return;
  const facts = [event.change ?? event.changeCode, event.message].filter(Boolean).join(': ');
  const problem = { key: 'stores.trouble.auth' as const, params: { said: ` (${facts})` } };
  await writeAs(app, system, action, (act) => reportGrantProblem(act, storeId, problem));
}

function enqueueWake(app: App, storeIds: readonly string[]): Promise<void> {
  return writeAs(app, system, action, ({ tx }) => app.jobs.enqueueMany(tx, wakeStores, [{ storeIds }]));
}

function enqueueHearing(app: App, news: { storeId: string; names: string[] }): Promise<void> {
  return writeAs(app, system, action, ({ tx }) => app.jobs.enqueueMany(tx, hearOfListings, [news]));
}

/** Events of what may have changed an order. */
const wakingEvents: readonly TemuEvent['kind'][] = ['orderStatus', 'address', 'cancellation', 'afterSales'];

async function receiveTemu(app: App, request: FastifyRequest): Promise<void> {
  const appKey = String(request.headers['x-tm-app-key'] ?? '');
  const known = await findTemuApp(app, app.db, appKey);
  if (!known) throw new TemuWebhookRefused('otherApp');
  const { event } = readTemuWebhook(known, { headers: request.headers, body: bodyOf(request) });
  if (!wakingEvents.includes(event.kind)) return;
  const store = 'parentOrderSn' in event ? await findStoreOfOrder(app, event.parentOrderSn, known.storeIds) : undefined;
  // an order that is not stored yet may belong to any store of the application
  await enqueueWake(app, store ? [store] : known.storeIds);
}

async function findStoreOfOrder(app: App, number: string, storeIds: readonly string[]): Promise<string | undefined> {
  const order = await app.db
    .selectFrom('orderNumbers')
    .where('thirdOrderNumber', '=', number)
    .where('shopId', '=', anyOf(storeIds, 'bigint'))
    .select('shopId')
    .executeTakeFirst();
  return order?.shopId;
}
