import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { SessionLife } from './access/sessions.ts';
import { type OutsideSettings, outsideSettings, outsideVariables } from './outside/outsideSettings.ts';
import { StartFailure } from './process/startFailure.ts';

/** Not stretched on its way to a key, so it must be long by itself. */
const secretKey = z.string().min(32, 'must have at least 32 characters').max(1000).optional();

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  STORAGE_URL: z
    .string()
    .regex(/^(s3:\/\/|\/|\.)/, 'must be a folder or s3://')
    .optional(),
  SECRET_KEY: secretKey,
  SECRET_KEY_PREVIOUS: secretKey,
  ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').max(200).optional(),
  PROCESS: z.enum(['all', 'api', 'worker']).default('all'),
  DISPLAY_ZONE: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'is not a time zone name')
    .default('Asia/Shanghai'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SESSION_IDLE_HOURS: z.coerce.number().int().min(1).max(720).default(12),
  SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  TRUST_PROXY: z
    .string()
    .refine((given) => isOneDigit(given) || addressesOf(given).every(isNetwork), {
      error: 'must be the number of proxies, from 0 to 9, or their addresses',
    })
    .default('0'),
  PUBLIC_URL: z
    .string()
    .transform((given) => given.split(',').map((address) => URL.parse(address.trim())))
    .refine((addresses) => addresses.every(isSite), 'must be addresses such as https://pressroom.example.com')
    .transform((addresses) => addresses.map((address) => address!.origin))
    .default([]),
  TITLE_MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must start with https:// or http://' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TITLE_MODEL: z.string().trim().min(1).max(200).optional(),
  TITLE_MODEL_KEY: z.string().trim().min(1).max(500).optional(),
  PUBLISH_ROUND_HOURS: z.coerce.number().min(0.1).max(168).default(4),
  SANDBOX: z.stringbool({ error: 'must be true or false' }).optional(),
  ...outsideVariables,
});

const isOneDigit = (text: string) => /^\d$/.test(text);
const addressesOf = (list: string) => list.split(',').map((address) => address.trim());

/** Whether it is an address, or a network such as 10.0.0.0/8 or 10.0.0.0/255.0.0.0. */
function isNetwork(text: string): boolean {
  const [address = '', size, ...more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return size === undefined || isIP(size) === 4 || (/^[1-9]\d*$/.test(size) && Number(size) <= (kind === 6 ? 128 : 32));
}

function isSite(address: URL | null): boolean {
  return address !== null && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
}

export interface TitleModel {
  url: string;
  model: string;
  key?: string;
}

export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  /** Absent: the embedded server inside the data folder. */
  databaseUrl?: string;
  /** Of the same database, past a pooler; absent: there is no pooler. */
  databaseDirectUrl?: string;
  /** A standby of the same database, for reads that may be seconds old; absent: there is none. */
  replicaUrl?: string;
  storageUrl: string;
  /** Absent: the data folder's own. */
  secretKey?: string;
  formerSecretKey?: string;
  adminPassword?: string;
  process: 'all' | 'api' | 'worker';
  displayZone: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whose X-Forwarded-For counts: nobody's, that of so many proxies nearest to us, or of those at these addresses. */
  trustProxy: false | number | string[];
  /** Where browsers find us, as `https://pressroom.example.com`; none: where we listen. */
  publicUrls: readonly string[];
  session: SessionLife;
  outside: OutsideSettings;
  /** After how many hours a published listing is compared with its marketplace again. */
  publishing: { roundHours: number };
  /** Where titles can be asked from, in the manner of OpenAI; absent: nowhere. */
  titleModel?: TitleModel;
  /** Whether a sandbox is to be started beside the server. */
  sandbox: boolean;
  production: boolean;
}

/** Environment over `.env`; a mistake names the variable and what it must be. */
export function readSettings(environment: NodeJS.ProcessEnv, { demo = false } = {}): Settings {
  const parsed = variables.safeParse({ ...dropEmpty(readDotEnv('.env')), ...dropEmpty(environment) });
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartFailure('settings', `Settings: ${mistakes.join('; ')}`);
  }
  const given = parsed.data;
  for (const name of ['DATABASE_DIRECT_URL', 'REPLICA_URL'] as const)
    if (given[name] && !given.DATABASE_URL)
      throw new StartFailure('settings', `Settings: ${name} needs DATABASE_URL, the same database for requests`);
  const dataDir = resolve(given.DATA_DIR ?? (demo ? 'data-demo' : 'data'));
  return {
    host: given.HOST,
    port: given.PORT,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    replicaUrl: given.REPLICA_URL,
    storageUrl: given.STORAGE_URL ?? join(dataDir, 'files'),
    secretKey: given.SECRET_KEY,
    formerSecretKey: given.SECRET_KEY_PREVIOUS,
    adminPassword: given.ADMIN_PASSWORD,
    process: given.PROCESS,
    displayZone: given.DISPLAY_ZONE,
    logLevel: given.LOG_LEVEL,
    session: { idleHours: given.SESSION_IDLE_HOURS, maxDays: given.SESSION_MAX_DAYS },
    trustProxy: trustedProxies(given.TRUST_PROXY),
    publicUrls: given.PUBLIC_URL,
    outside: outsideSettings(given),
    publishing: { roundHours: given.PUBLISH_ROUND_HOURS },
    ...titleModel(given),
    sandbox: given.SANDBOX ?? (demo && given.PROFILE === 'sandbox' && given.SANDBOX_URL === undefined),
    production: environment['NODE_ENV'] !== 'development' && environment['NODE_ENV'] !== 'test',
  };
}

function titleModel(given: z.output<typeof variables>): Pick<Settings, 'titleModel'> {
  const { TITLE_MODEL_URL: url, TITLE_MODEL: model, TITLE_MODEL_KEY: key } = given;
  if (url === undefined && model === undefined) return {};
  if (url === undefined || model === undefined)
    throw new StartFailure('settings', 'Settings: TITLE_MODEL_URL and TITLE_MODEL belong together');
  return { titleModel: { url, model, ...(key && { key }) } };
}

function trustedProxies(given: string): Settings['trustProxy'] {
  if (!isOneDigit(given)) return addressesOf(given);
  return given === '0' ? false : Number(given);
}

function dropEmpty(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function readDotEnv(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const pairs = lines.map((line) => /^\s*([A-Z_0-9]+)\s*=\s*(.*?)\s*$/.exec(line)).filter((match) => match !== null);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value?.replace(/^(["'])(.*)\1$/, '$2') ?? '']));
}
