import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../core.ts';
import { injectFaults } from '../faults/injectFaults.ts';
import { parseJson } from '../json.ts';
import { run } from './commands.ts';
import type { Printer } from './printer.ts';

const runCommands = '1';

/** Each record names one command; its value holds the arguments, separated by commas. */
const commandList = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])));

interface ResponseBody {
  retval: string;
  msg: string;
  ReceiveData: string;
}

export function printRoute(scope: FastifyInstance, { core, printer }: { core: Core; printer: Printer }): void {
  scope.addHook('onRequest', async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*');
  });
  injectFaults(scope, core, {
    system: 'postek',
    endpointOf: () => '/postek/print',
    storeOf: () => 'usb',
    sendThrottled: (request, reply) => send(request, reply, failed('busy')),
  });
  scope.get('/postek/print', (request, reply) => send(request, reply, failed('reqParam is null')));
  scope.post('/postek/print', (request, reply) => send(request, reply, carryOut(printer, formOf(request))));
  scope.options('/postek/print', (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', '*')
      .header('access-control-allow-private-network', 'true')
      .code(204)
      .send(),
  );
}

function send(request: FastifyRequest, reply: FastifyReply, body: ResponseBody): FastifyReply {
  request.call.outcome = body.retval;
  return reply.type('application/json;charset=UTF-8').send(JSON.stringify(body));
}

const failed = (msg: string): ResponseBody => ({ retval: '-1', msg, ReceiveData: '' });

function formOf({ body, headers }: FastifyRequest): URLSearchParams {
  const isForm = /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '');
  return new URLSearchParams(isForm && Buffer.isBuffer(body) ? body.toString('utf8') : '');
}

/** Runs the commands in their order; after a failure it goes on with the next. */
function carryOut(printer: Printer, form: URLSearchParams): ResponseBody {
  const reqParam = form.get('reqParam');
  if (reqParam === null) return failed('reqParam is null');
  if (reqParam !== runCommands) return failed('reqParam is not supported');
  const list = commandList.safeParse(parseJson(form.get('printparams') ?? ''));
  if (!list.success) return failed('printparams is no list of commands');
  const outcomes = list.data.flatMap((each) =>
    Object.entries(each).map(([name, args]) => ({ name, ...run(printer, name, String(args)) })),
  );
  const sum = outcomes.reduce((all, { value }) => all + value, 0);
  return {
    retval: outcomes.some(({ value }) => value === -1) ? '-1' : String(sum),
    msg: outcomes.flatMap(({ name, value, text }) => (value === 0 ? [] : [`${name} ${value} ${text}`])).join('\r\n'),
    ReceiveData: outcomes.map(({ read = '' }) => read).join(''),
  };
}
