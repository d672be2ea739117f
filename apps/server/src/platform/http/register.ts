import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { auditDownloads, isAuditedDownload } from '@pressroom/contract/audit/actions';
import { type Endpoint, type Failures, type FileContents, ticketPath } from '@pressroom/contract/endpoint';
import { failuresOfEveryCall } from '@pressroom/contract/failures';
import { control } from '@pressroom/contract/fields/texts';
import type { Language } from '@pressroom/contract/messages';
import { type Actor, mayCall, nobody } from '../access/actor.ts';
import { type Act, runAct } from '../act.ts';
import type { App } from '../app.ts';
import { fail, Failure } from '../failure.ts';
import { translator } from '../i18n.ts';
import type { FeatureRoutes } from './context.ts';
import { callerLanguage, succeed } from './envelope.ts';
import { discardFile, type FileAnswer, sendFile } from './fileAnswer.ts';
import { isOwnAddress } from './ownAddress.ts';
import { rawInput, readInput } from './rawInput.ts';
import { asksForTicket, cookieToken, endWithTransfer, issueTicket, redeemTicket, sendPlainFailure } from './tickets.ts';
import { placeHeader, readFor } from './replicaReads.ts';
import { discardUpload, receiveForm, receiveUpload } from './uploads.ts';
import { inReadersWords } from './wording.ts';

/** The one loop: authenticate, check the right, parse, run, wrap. No call can leave a step out. */
export function registerFeatures(
  server: FastifyInstance,
  app: App,
  features: Readonly<Record<string, FeatureRoutes>>,
): void {
  const downloads = new Map<string, { endpoint: Endpoint; handler: FeatureRoutes['handlers'][string] }>();
  for (const { feature, handlers } of Object.values(features)) {
    for (const [name, endpoint] of Object.entries(feature)) {
      const handler = handlers[name];
      if (!handler) throw new Error(`${endpoint.method} ${endpoint.path} has no handler`);
      server.route({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) => answer({ app, endpoint, handler }, request, reply),
      });
      if (endpoint.download) downloads.set(endpoint.path, { endpoint, handler });
    }
  }
  server.get<{ Params: { key: string } }>(
    `${ticketPath}/:key`,
    { errorHandler: (error, request, reply) => void sendPlainFailure(error, request, reply) },
    async (request, reply) => {
      // the session is checked first: whoever else has got the address can neither fetch the file nor use the ticket up
      const { sessionId } = await app.access.authenticate(cookieToken(request));
      const ticket = await redeemTicket(app, sessionId ?? '', request.params.key);
      const { endpoint, handler } = downloads.get(ticket.path) ?? fail(404, 'platform.notFound');
      const actor = await authenticate(app, request, endpoint, cookieToken(request));
      const common = prepare({ app, endpoint, actor }, request, ticket);
      const { result } = await readFor({ app, endpoint }, request, (db) => handler({ ...common, db } as never));
      const file = result as FileAnswer;
      endWithTransfer(app, request.params.key, request, reply);
      return sendNoted(reply, file, () => noteDownload(app, actor, { path: ticket.path, request, file }));
    },
  );
}

interface Call {
  app: App;
  endpoint: Endpoint;
  handler: FeatureRoutes['handlers'][string];
}

async function answer(
  { app, endpoint, handler }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.failures = endpoint.failures;
  const actor = await authenticate(app, request, endpoint);
  const upload = endpoint.files && (await receiveUpload(request, endpoint.files, app.settings));
  const form = upload ? upload.fields : request.isMultipart() ? await receiveForm(request) : undefined;
  try {
    const asked = { input: rawInput(request, form), language: callerLanguage(request) };
    const common = prepare({ app, endpoint, actor }, request, asked);
    let wrote = false;
    const write = async <T>(work: (act: Act) => Promise<T>) => {
      const written = await runAct({ app, actor, origin: originOf(request, endpoint.path) }, work);
      wrote = true;
      return written;
    };

    let result: unknown;
    let headers: Record<string, string> = {};
    if (upload) result = await handler({ ...common, db: app.db, files: upload.files, write } as never);
    else if (endpoint.prepares) result = await handler({ ...common, db: app.db, write } as never);
    else if (endpoint.reads)
      ({ result, headers } = await readFor({ app, endpoint }, request, (db) => handler({ ...common, db } as never)));
    else result = await write((act) => handler({ ...common, ...act } as never));

    if (wrote && app.replica) headers = await placeHeader(app, request);

    if (endpoint.download && asksForTicket(request)) {
      // the handler runs here only for its failures: the browser, which fetches the file later, could not show them
      const file = result as FileAnswer;
      discardFile(file);
      const address = await issueTicket(app, actor, { path: endpoint.path, ...asked });
      return succeed(reply, common.t, address, { contents: file.contents });
    }
    if (endpoint.download) {
      const file = result as FileAnswer;
      return await sendNoted(reply, file, () => noteDownload(app, actor, { path: endpoint.path, request, file }));
    }
    const told = endpoint.contents ? (result as { data: unknown; contents: FileContents }) : { data: result };
    const data = app.settings.production ? told.data : await requireFitting(endpoint, told.data);
    const { contents } = told as { contents?: FileContents };
    return succeed(reply, common.t, inReadersWords(endpoint.output, data, common.t), { contents, headers });
  } catch (error) {
    if (!app.settings.production) requireDeclared(endpoint, error);
    throw error;
  } finally {
    if (upload) await discardUpload(upload);
  }
}

/** A stream is sent first: what happens to it before anybody reads it would be lost. */
async function sendNoted(reply: FastifyReply, file: FileAnswer, note: () => Promise<void>): Promise<FastifyReply> {
  if (Buffer.isBuffer(file.body)) {
    await note();
    return sendFile(reply, file);
  }
  sendFile(reply, file);
  await note();
  return reply;
}

interface Fetched {
  path: string;
  request: FastifyRequest;
  file: FileAnswer;
}

/** Who takes data out of the product is on record, too: which file, and how much it holds. */
async function noteDownload(app: App, actor: Actor, { path, request, file }: Fetched): Promise<void> {
  if (!isAuditedDownload(path) || request.method === 'HEAD') return;
  const { fileName, contents } = file;
  const after = { fileName, ...(contents && { exported: contents.count }) };
  await runAct({ app, actor, origin: originOf(request, path) }, async ({ audit }) => {
    audit({ object: auditDownloads[path][0], ids: [], after });
  });
}

/** While developing, an answer that does not fit its endpoint is a mistake of the program. */
async function requireFitting({ method, path, output }: Endpoint, result: unknown): Promise<unknown> {
  const { data, error } = await output.safeParseAsync(result);
  if (error) throw new Error(`${method} ${path} answers something else than it declares`, { cause: error });
  return data;
}

/** While developing, a failure that its endpoint does not declare, or with other data, is a mistake of the program. */
function requireDeclared({ method, path, failures = {} }: Endpoint, error: unknown): void {
  if (!(error instanceof Failure) || error.status === 400) return;
  const shape = failures[error.key] ?? everyCall[error.key];
  if (shape?.status !== error.status) {
    throw new Error(`${method} ${path} does not declare the failure ${error.key} with ${error.status}`, {
      cause: error,
    });
  }
  const { success } = shape.data.safeParse(error.data);
  if (!success)
    throw new Error(`${method} ${path} fails with ${error.key} and other data than it declares`, { cause: error });
}

const everyCall: Failures = failuresOfEveryCall;

/** Reads the input by its schema, and answers what every handler gets. */
function prepare(
  { app, endpoint, actor }: { app: App; endpoint: Endpoint; actor: Actor },
  request: FastifyRequest,
  { input, language }: { input: unknown; language: Language },
) {
  return {
    app,
    actor,
    input: readInput(endpoint.input, input),
    language,
    t: translator(language),
    log: request.log,
    request: new Asking(app, request),
  };
}

/** What some handlers want to know of the request: found out when it is asked for. */
class Asking {
  readonly #app: App;
  readonly #request: FastifyRequest;

  constructor(app: App, request: FastifyRequest) {
    this.#app = app;
    this.#request = request;
  }

  get id() {
    return this.#request.id;
  }

  get address() {
    return addressOf(this.#request);
  }

  get userAgent() {
    return plainHeader(this.#request.headers['user-agent']).slice(0, 300);
  }

  isOwnAddress(address: URL) {
    return isOwnAddress(address, this.#app.settings, this.#request);
  }
}

const tokenOf = (request: FastifyRequest) => String(request.headers['authtoken'] ?? '');

/** Ends in 401 without a valid token and in 403 without the right, before anything of the request is read. */
export async function authenticate(
  app: App,
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'permission' | 'firstPassword' | 'unattended'>,
  token = tokenOf(request),
): Promise<Actor> {
  if (endpoint.permission === 'public') return nobody;
  if (!token) fail(401, 'platform.unknownToken', { code: 50_008 });
  const actor = await app.access.authenticate(token, endpoint);
  // the request's log line names the user
  request.actorName = actor.username;
  if (actor.mustChangePassword && !endpoint.firstPassword) fail(403, 'account.changeFirst');
  if (!mayCall(actor, endpoint)) fail(403, 'platform.forbidden');
  return actor;
}

const originOf = (request: FastifyRequest, action: string) => ({
  action,
  address: addressOf(request),
  requestId: request.id,
});

/** The caller's address as the proxies report it; the nearest proxy's where they report none. */
function addressOf({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/** The header without characters that no text in the database may hold. */
const plainHeader = (given = '') => given.replace(controls, '');
const controls = new RegExp(control, 'gu');

declare module 'fastify' {
  interface FastifyRequest {
    actorName: string;
    /** The failures that the request's endpoint declares. */
    failures?: Failures;
  }
}
