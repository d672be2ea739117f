import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { CallOptions, CarrierSystem, PlacedOrder } from '../carrierSystem.ts';
import { CarrierFailure } from '../failure.ts';
import { fetchLabel } from '../labelFile.ts';
import { requireMeasures } from '../parcels.ts';
import type { Connection } from '../connection.ts';
import { createClient } from '../transport/client.ts';
import { type Expected, readAnswer } from '../transport/reading.ts';
import * as assumed from './assumptions.ts';

type Parameter = keyof assumed.Credentials | 'senderAddressId';

export function openPrint17({ at, parameters, context }: Connection<Parameter>): CarrierSystem {
  const { senderAddressId, ...credentials } = parameters;
  const secrets = [credentials.password, credentials.key, assumed.passwordMd5(credentials)];
  const client = createClient('17Print', secrets, context);

  function ask<Value, Instead = never>(
    operation: keyof typeof assumed.paths,
    content: object,
    expected: Expected<Value, Instead>,
    { reference, signal }: CallOptions & { reference?: string } = {},
  ): Promise<Value | Instead> {
    const path = assumed.paths[operation];
    const body = JSON.stringify(content);
    const signature = () => assumed.signedHeaders(credentials, { path, body, at: client.now(), nonce: randomUUID() });
    return client.call(
      {
        operation,
        reference,
        repeatable: operation !== 'place' && operation !== 'cancel',
        outgoing: () => ({
          method: 'POST',
          url: at(path),
          headers: { 'content-type': 'application/json', ...signature() },
          body,
        }),
        read: (answer) => readAnswer(answer, assumed.dialect, expected, client),
      },
      { signal },
    );
  }

  /** Refuses an answer about another order. */
  const orderOf = (reference: string): z.ZodType<PlacedOrder> =>
    assumed.order
      .refine((order) => order.reference === reference, { path: ['customerNo'] })
      .transform((order) => ({ ...order, reason: order.reason && client.redact(order.reason) }));

  function find(reference: string, options?: CallOptions): Promise<PlacedOrder | 'none'> {
    return ask(
      'find',
      assumed.orderBody.byReference(reference),
      { data: orderOf(reference), instead: (code) => (code === assumed.unknownOrder ? 'none' : undefined) },
      { ...options, reference },
    );
  }

  /** The order exists, so a failure to read it must not look as if nothing had been placed. */
  async function findPlaced(reference: string, options?: CallOptions): Promise<PlacedOrder> {
    const found = await find(reference, options).catch((error: unknown) => {
      if (error instanceof CarrierFailure) return error;
      if (options?.signal?.aborted) return { code: 'aborted' };
      throw error;
    });
    if (found !== 'none' && 'state' in found) return found;
    const code = found === 'none' ? assumed.referenceTaken : found.code;
    throw client.failure('place', { kind: 'uncertain', code }, false);
  }

  return {
    key: '17Print',
    findLagMs: assumed.findLagMs,
    find,

    async channels(options) {
      const { list } = await ask('channels', {}, { data: assumed.channelList }, options);
      return list.map(({ channelCode, channelName }) => ({ code: channelCode, name: channelName }));
    },

    async quote(shipment, options) {
      requireMeasures(client, 'quote', shipment);
      const body = assumed.rateBody(shipment, senderAddressId);
      const { totalFee, currency } = await ask('quote', body, { data: assumed.rate }, options);
      return { amount: totalFee, currency };
    },

    async place(order, options) {
      requireMeasures(client, 'place', order);
      const { reference } = order;
      const placed = await ask(
        'place',
        assumed.createBody(order, senderAddressId),
        {
          data: orderOf(reference),
          instead: (code) => (code === assumed.referenceTaken ? ('before' as const) : undefined),
        },
        { ...options, reference },
      );
      return placed === 'before' ? findPlaced(reference, options) : placed;
    },

    label({ reference, orderNumber }, options) {
      const expected = {
        data: assumed.labelLink,
        instead: (code: string) => (code === assumed.labelNotReady ? ('notReady' as const) : undefined),
      };
      const link = () => ask('label', assumed.orderBody.byNumber(orderNumber), expected, { ...options, reference });
      return fetchLabel(client, { link, base: at(assumed.paths.label), reference, options });
    },

    cancel({ reference, orderNumber }, options) {
      return ask(
        'cancel',
        assumed.orderBody.byNumber(orderNumber),
        {
          data: assumed.cancelResult,
          instead(code, reason) {
            if (code === assumed.alreadyCancelled) return { outcome: 'cancelled' as const };
            return code === assumed.notCancellable ? { outcome: 'refused' as const, reason } : undefined;
          },
        },
        { ...options, reference },
      );
    },
  };
}
