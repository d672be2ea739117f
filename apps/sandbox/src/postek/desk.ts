import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody, sendMistake } from '../control/body.ts';
import type { Core } from '../core.ts';
import { breaks, type Line } from './line.ts';
import { type Condition, conditions, type Printer } from './printer.ts';

const conditionChange = z.strictObject({
  condition: z.enum(Object.keys(conditions) as [Condition, ...Condition[]]),
  /** How many more labels are printed before the state changes. */
  afterLabels: z.int().min(0).default(0),
});

const question = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({
    orderId: z.string().optional(),
    trackingNumber: z.string().optional(),
    skuId: z.string().optional(),
    carrier: z.string().optional(),
  }),
]);

const interruption = z.strictObject({ moment: z.enum(breaks) });

interface Desk {
  core: Core;
  printer: Printer;
  line: Line;
}

/** What a person at the packing station sees and does: opens the head, takes labels out, lets the line ask for one. */
export function deskRoutes(scope: FastifyInstance, { core, printer, line }: Desk): void {
  const state = () => ({
    condition: printer.condition,
    waiting: printer.waiting,
    printed: printer.printed,
    line: { connected: line.connected, labels: line.labels, received: line.received },
  });
  scope.setErrorHandler((error, _request, reply) => sendMistake(error, reply));
  scope.get('/', state);

  scope.put('/condition', (request) => {
    const { condition, afterLabels } = conditionChange.parse(readBody(request));
    printer.setCondition(condition, afterLabels);
    core.markChanged();
    return state();
  });

  scope.get<{ Params: { serial: string } }>('/labels/:serial.png', async (request, reply) => {
    const png = printer.pictureOf(Number(request.params.serial));
    if (!png) return await reply.code(404).send({ error: 'No such label, or it is too long ago' });
    return await reply.type('image/png').send(png);
  });

  scope.post('/line/ask', async (request, reply) => {
    const asked = question.parse(readBody(request));
    if (line.connected === 0) return await reply.code(409).send({ error: 'Nobody is connected to the line' });
    line.ask('text' in asked ? asked.text : JSON.stringify({ code: 0, msg: '', data: asked }));
    return state();
  });

  scope.post('/line/break', (request) => {
    line.breakAt(interruption.parse(readBody(request)).moment);
    return state();
  });
}
