import type { z } from 'zod';
import type { CallOptions, CarrierSystem, PlacedOrder } from '../carrierSystem.ts';
import { requireMeasures } from '../parcels.ts';
import type { Connection } from '../connection.ts';
import { createClient } from '../transport/client.ts';
import { type Expected, readAnswer } from '../transport/reading.ts';
import * as assumed from './assumptions.ts';

interface Question<Value, Instead> extends Expected<Value, Instead> {
  /** What the path names. */
  about?: string;
  content?: object;
  reference?: string;
}

export function openYwj({ at, parameters, context }: Connection<'account' | 'token'>): CarrierSystem {
  const authorization = assumed.authorization(parameters);
  const client = createClient('YWJ', [parameters.token, authorization.replace('Basic ', '')], context);

  function ask<Value, Instead = never>(
    operation: keyof typeof assumed.routes,
    { about = '', content, reference, ...expected }: Question<Value, Instead>,
    options?: CallOptions,
  ): Promise<Value | Instead> {
    const { method, path } = assumed.routes[operation];
    return client.call(
      {
        operation,
        reference,
        repeatable: operation !== 'place' && operation !== 'cancel',
        outgoing: () => ({
          method,
          url: at(path(about)),
          headers: { authorization, ...(content && { 'content-type': 'application/json' }) },
          body: content && JSON.stringify(content),
        }),
        read: (answer) => readAnswer(answer, assumed.dialect, expected, client),
      },
      options,
    );
  }

  /** Refuses an answer about another order. */
  const orderOf = (reference: string): z.ZodType<PlacedOrder> =>
    assumed.order
      .refine((order) => order.reference === reference, { path: ['ReferenceNo'] })
      .transform((order) => ({ ...order, reason: order.reason && client.redact(order.reason) }));

  return {
    key: 'YWJ',
    findLagMs: assumed.findLagMs,

    async channels(options) {
      const list = await ask('channels', { data: assumed.channelList }, options);
      return list.map(({ ChannelCode, ChannelName }) => ({ code: ChannelCode, name: ChannelName }));
    },

    async quote(shipment, options) {
      requireMeasures(client, 'quote', shipment);
      const rate = await ask('quote', { content: assumed.quoteBody(shipment), data: assumed.rate }, options);
      return { amount: rate.TotalCharge, currency: rate.Currency };
    },

    async place(order, options) {
      requireMeasures(client, 'place', order);
      const { reference } = order;
      return ask('place', { reference, content: assumed.createBody(order), data: orderOf(reference) }, options);
    },

    find(reference, options) {
      const instead = (code: string) => (code === assumed.unknownOrder ? ('none' as const) : undefined);
      return ask('find', { reference, about: reference, data: orderOf(reference), instead }, options);
    },

    label({ reference, orderNumber }, options) {
      const instead = (code: string) => (code === assumed.labelNotReady ? ('notReady' as const) : undefined);
      return ask('label', { reference, about: orderNumber, data: assumed.label, instead }, options);
    },

    cancel({ reference, orderNumber }, options) {
      const instead = (code: string, reason: string) => {
        if (code === assumed.alreadyCancelled) return { outcome: 'cancelled' as const };
        return code === assumed.notCancellable ? { outcome: 'refused' as const, reason } : undefined;
      };
      return ask(
        'cancel',
        { reference, about: orderNumber, content: {}, data: assumed.cancelResult, instead },
        options,
      );
    },
  };
}
