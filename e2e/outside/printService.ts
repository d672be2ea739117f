import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Stands in for the POSTEK service that runs beside a packing station's browser: the same calls, and a printer that can fail. */
export interface PrintService {
  address: string;
  /** 0 ready, 87 head open, and so on, as the printer's maker numbers them. */
  status: number;
  /** The pictures that came out, oldest first. */
  printed: Buffer[];
  [Symbol.asyncDispose](): Promise<void>;
}

type Command = Readonly<Record<string, string | number>>;

export async function startPrintService(): Promise<PrintService> {
  const server = createServer((request, response) => void answer(service, request, response));
  const service: PrintService = {
    address: '',
    status: 0,
    printed: [],
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the print service has no port');
  service.address = `http://127.0.0.1:${address.port}`;
  return service;
}

async function answer(service: PrintService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const commands = form.get('printparams');
  const known = request.url === '/postek/print' && form.get('reqParam') === '1' && commands !== null;
  const result = known
    ? run(service, JSON.parse(commands) as Command[])
    : { retval: '-1', msg: 'reqParam is null', ReceiveData: '' };
  response
    .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    .end(JSON.stringify(result));
}

/** Runs commands as the real service does: in order, on an open port, with the arguments of each in one string. */
function run(service: PrintService, commands: readonly Command[]) {
  let open = false;
  let buffered: Buffer | undefined;
  let received = '';
  const failed: string[] = [];
  for (const [command, given] of commands.flatMap((one) => Object.entries(one))) {
    const args = String(given).split(',');
    if (command === 'PTK_OpenUSBPort') open = true;
    else if (!open) failed.push(`${command}: the port is not open`);
    else if (command === 'PTK_CloseUSBPort') open = false;
    else if (command === 'PTK_ErrorReport_USBInterrupt') received += `${args[0]}${service.status}`;
    else if (command === 'PTK_ClearBuffer') buffered = undefined;
    else if (command === 'PTK_AnyGraphicsPrint_Base64') buffered = Buffer.from(args.slice(7).join(','), 'base64');
    else if (command === 'PTK_PrintLabel') {
      if (buffered) service.printed.push(buffered);
      else failed.push('PTK_PrintLabel: nothing to print');
    } else if (!settings.has(command)) failed.push(`${command}: unknown`);
  }
  if (open) failed.push('the port was left open');
  return { retval: failed.length > 0 ? '-1' : '0', msg: failed.join('\r\n'), ReceiveData: received };
}

const settings = new Set([
  'PTK_SetDirection',
  'PTK_SetPrintSpeed',
  'PTK_SetDarkness',
  'PTK_SetLabelHeight',
  'PTK_SetLabelWidth',
]);
