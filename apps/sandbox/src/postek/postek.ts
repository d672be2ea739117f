import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import type { System } from '../system.ts';
import { deskRoutes } from './desk.ts';
import { Line } from './line.ts';
import { Printer, type SavedPrinter } from './printer.ts';
import { printRoute } from './printRoute.ts';

/** The programs at a packing station: the printer maker's print service, and the industrial line. */
export class Postek implements System {
  readonly name = 'postek';
  readonly core: Core;
  readonly printer: Printer;
  readonly line: Line;

  constructor(core: Core) {
    this.core = core;
    this.printer = new Printer(core);
    this.line = new Line(core);
  }

  async routes(app: FastifyInstance): Promise<void> {
    await app.register(async (scope) => deskRoutes(scope, this), { prefix: '/postek-desk' });
  }

  /** Routes of the services that run on the packing station's own machine, and so on a port of their own. */
  async serviceRoutes(app: FastifyInstance): Promise<void> {
    await app.register(websocket);
    await app.register(async (scope) => printRoute(scope, this));
    await app.register(async (scope) => {
      scope.get('/line', { websocket: true }, (socket) => {
        this.line.join(socket);
        socket.on('message', (data) => this.line.receive(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
        socket.on('close', () => this.line.leave(socket));
      });
    });
  }

  reset(): void {
    this.printer.reset();
    this.line.reset();
  }

  handle(): void {
    // the packing station schedules nothing
  }

  save(): SavedPrinter {
    return this.printer.save();
  }

  load(saved: unknown): void {
    this.printer.load(saved as SavedPrinter);
  }

  describe(): Record<string, unknown> {
    const { printer, line } = this;
    return {
      desk: '/postek-desk',
      condition: printer.condition,
      printed: printer.printed.length,
      line: line.connected,
    };
  }
}
