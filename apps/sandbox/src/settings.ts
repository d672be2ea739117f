import { z } from 'zod';

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8790),
  /** Of the print service; the default is PORT + 1. */
  POSTEK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  SEED: z.coerce.number().int().min(0).max(4_294_967_295).default(1),
  /** How many orders each semi-managed store starts with. */
  ORDERS: z.coerce.number().int().min(0).max(10_000).default(12),
  DATA_DIR: z.string().min(1).optional(),
  SHEIN_CALLBACK_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEMU_CALLBACK_URL: z.url({ protocol: /^https?$/ }).optional(),
});
export type Settings = z.output<typeof variables>;

/** @throws Error whose message names every mistake. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (read.success) return read.data;
  throw new Error(
    `Settings: ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  );
}
