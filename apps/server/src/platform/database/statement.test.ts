import type { FieldDef, PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { type Shape, Statement } from './statement.ts';

function readShape(fields: readonly FieldDef[]): Shape {
  return (texts) => Object.fromEntries(fields.map(({ name }, at) => [name, texts[at] ?? null]));
}

function ask(client: PoolClient, text: string, given: Partial<ConstructorParameters<typeof Statement>[0]> = {}) {
  const statement = new Statement({ text, values: [], shapeOf: readShape, ...given });
  client.query(statement);
  return statement.answered;
}

/** A connection with three things, which is thrown away afterwards. */
async function withThings(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const { app } = await testApp();
  const client = await app.pool.connect();
  try {
    await client.query('create temporary table things (id text); insert into things values (1), (2), (null)');
    await work(client);
  } finally {
    client.release(true);
  }
}

it('says what was done and to how many rows, as pg itself does', async () => {
  await withThings(async (client) => {
    for (const text of [
      'select id from things order by id',
      'with found as (select id from things) select count(*)::text as count from found',
      'update things set id = id where id is not null returning id',
      'update things set id = id',
      "insert into things select 'one' where false",
      'create temporary table others ()',
      'begin',
      'commit',
    ]) {
      const { command, rowCount, rows } = await ask(client, text);
      if (text.startsWith('create')) await client.query('drop table others');
      const theirs = await client.query<object>(text);
      expect({ command, rowCount, rows }).toEqual({
        command: theirs.command,
        rowCount: theirs.rowCount,
        rows: theirs.rows,
      });
    }
    expect(await ask(client, '')).toEqual({ command: '', rowCount: null, rows: [] });
  });
});

it('takes the same values as pg itself', async () => {
  await withThings(async (client) => {
    const values = [null, true, 12.5, 10n ** 18n, 'a "b" {c}', ['x', null, '"'], { a: [1] }, Buffer.from([0, 255])];
    const text = `select ${values.map((_, index) => `$${index + 1}::text as v${index}`).join()}`.replace(
      '$8::text',
      '$8::bytea::text',
    );
    const { rows } = await ask(client, text, { values });
    expect(rows).toEqual((await client.query<object>(text, values)).rows);
  });
});

it('reads the answers of a prepared statement as they were described once', async () => {
  await withThings(async (client) => {
    const text = 'select id from things where id = $1';
    const first = new Statement({ name: 'one', text, values: ['1'], shapeOf: readShape });
    client.query(first);
    expect(await first.answered).toMatchObject({ rows: [{ id: '1' }] });
    const undescribed = () => expect.unreachable('PostgreSQL describes the columns again');
    const again = { name: 'one', values: ['2'], shape: first.shape, shapeOf: undescribed };
    expect(await ask(client, text, again)).toMatchObject({ rows: [{ id: '2' }] });
  });
});

it('leaves the connection usable after a failure of any kind', async () => {
  await withThings(async (client) => {
    await expect(ask(client, 'select')).resolves.toMatchObject({ rowCount: 1 });
    await expect(ask(client, 'select nothing', { name: 'wrong' })).rejects.toThrow('nothing');
    await expect(ask(client, 'select $1::int', { values: ['x'] })).rejects.toThrow('invalid input syntax');
    await expect(ask(client, 'copy things from stdin')).rejects.toThrow('Nothing is copied in here');
    const unreadable = () => expect.unreachable('cannot be read');
    await expect(ask(client, 'select id from things', { shapeOf: () => unreadable })).rejects.toThrow('cannot be read');
    expect(() => ask(client, 'select $1', { values: [{ toJSON: () => 1n }] })).toThrow('BigInt');
    expect(await ask(client, 'select 1 as one', { name: 'right' })).toMatchObject({ rows: [{ one: '1' }] });
  });
});
