// Writes what the migrations add up to: schema.sql for people, schema.gen.ts for the compiler.
// With --check it compares instead, and fails where the committed files are behind.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate, PostgresDialect } from 'kysely-codegen';
import { Kysely, PostgresDialect as KyselyPostgres } from 'kysely';
import type { Pool } from 'pg';
import { withClient } from '../src/platform/database/client.ts';
import { openPool } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { schemaText } from '../src/platform/database/schemaText.ts';
import { openLogger } from '../src/platform/logger.ts';
import { startScratchServer } from '../src/testing/scratchServer.ts';

const server = await startScratchServer();
const name = `schema_${process.pid}`;
const maintain = (statement: string) => withClient(server.url('postgres'), (client) => client.query(statement));
await maintain(`create database ${name}`);
await migrate(server.url(name));
const pool = openPool(server.url(name), openLogger('warn'));
// the months that are open now are no part of it
await pool.query(`do $$ declare part regclass; begin
  for part in select inhrelid from pg_inherits join pg_class c on c.oid = inhrelid where c.relkind = 'r' loop
    execute format('drop table %s', part);
  end loop;
end $$`);
const files = await describe(pool);
await pool.end();
await maintain(`drop database ${name}`);
await server.stop();

let behind = 0;
for (const [file, text] of Object.entries(files)) {
  const path = join(import.meta.dirname, '..', file);
  if (!process.argv.includes('--check')) await writeFile(path, text);
  else if ((await readFile(path, 'utf8')) !== text) {
    behind += 1;
    console.error(`${file} is not what the migrations add up to: run \`npm run schema\``);
  }
}
process.exitCode = behind > 0 ? 1 : 0;

async function describe(database: Pool): Promise<Record<string, string>> {
  const types = await generate({
    db: new Kysely({ dialect: new KyselyPostgres({ pool: database }) }),
    dialect: new PostgresDialect(),
    camelCase: true,
    print: false,
    outFile: null,
    typeMapping: { timestamptz: 'string', int8: 'string' },
    logger: { ...console, debug() {}, error() {}, info() {}, log() {}, success() {}, warn() {} } as never,
  });
  return { 'schema.sql': await schemaText(database), 'src/platform/database/schema.gen.ts': types };
}
