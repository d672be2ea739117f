import type { z } from 'zod';
import type { CallOptions, CarrierSystem, PlacedOrder } from '../carrierSystem.ts';
import { acceptableParcels } from '../parcels.ts';
import type { Opening } from '../systems.ts';
import { openLine } from '../transport/line.ts';
import { type Expected, readAnswer } from '../transport/reading.ts';
import * as guessed from './guesses.ts';

interface Question<Value, Instead> extends Expected<Value, Instead> {
  /** What the path names. */
  about?: string;
  content?: object;
  reference?: string;
}

export function openYwj({ at, parameters, around }: Opening<'account' | 'token'>): CarrierSystem {
  const authorization = guessed.authorization(parameters);
  const line = openLine('YWJ', [parameters.token, authorization.replace('Basic ', '')], around);

  function ask<Value, Instead = never>(
    operation: keyof typeof guessed.routes,
    { about = '', content, reference, ...expected }: Question<Value, Instead>,
    options?: CallOptions,
  ): Promise<Value | Instead> {
    const { method, path } = guessed.routes[operation];
    return line.call(
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
        read: (answer) => readAnswer(answer, guessed.dialect, expected, line),
      },
      options,
    );
  }

  /** An answer about another order is no answer. */
  const orderOf = (reference: string): z.ZodType<PlacedOrder> =>
    guessed.order
      .refine((order) => order.reference === reference, { path: ['ReferenceNo'] })
      .transform((order) => ({ ...order, reason: order.reason && line.hide(order.reason) }));

  return {
    key: 'YWJ',
    findLagMs: guessed.findLagMs,

    async channels(options) {
      const list = await ask('channels', { data: guessed.channelList }, options);
      return list.map(({ ChannelCode, ChannelName }) => ({ code: ChannelCode, name: ChannelName }));
    },

    async quote(shipment, options) {
      acceptableParcels(line, 'quote', shipment);
      const rate = await ask('quote', { content: guessed.quoteBody(shipment), data: guessed.rate }, options);
      return { amount: rate.TotalCharge, currency: rate.Currency };
    },

    async place(order, options) {
      acceptableParcels(line, 'place', order);
      const { reference } = order;
      return ask('place', { reference, content: guessed.createBody(order), data: orderOf(reference) }, options);
    },

    find(reference, options) {
      const instead = (code: string) => (code === guessed.unknownOrder ? ('none' as const) : undefined);
      return ask('find', { reference, about: reference, data: orderOf(reference), instead }, options);
    },

    label({ reference, orderNumber }, options) {
      const instead = (code: string) => (code === guessed.labelNotReady ? ('notReady' as const) : undefined);
      return ask('label', { reference, about: orderNumber, data: guessed.label, instead }, options);
    },

    cancel({ reference, orderNumber }, options) {
      const instead = (code: string, said: string) => {
        if (code === guessed.alreadyCancelled) return { outcome: 'cancelled' as const };
        return code === guessed.notCancellable ? { outcome: 'refused' as const, reason: said } : undefined;
      };
      return ask(
        'cancel',
        { reference, about: orderNumber, content: {}, data: guessed.cancelResult, instead },
        options,
      );
    },
  };
}
