import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

it('keeps the secrets of one owner apart from those of every other, and forgets only those named', async () => {
  const { app, db } = await testApp();
  const { secrets } = app;
  const [one, two] = [
    { owner: 'stores', ownerId: '1' },
    { owner: 'stores', ownerId: '2' },
  ];
  await db.transaction().execute(async (tx) => {
    await secrets.keep(tx, one, { token: 'a', key: 'b', secret: 'c' });
    await secrets.keep(tx, two, { token: 'd' });
    await secrets.keep(tx, { owner: 'channels', ownerId: '1' }, { token: 'e' });
    await secrets.keep(tx, two, {});
  });
  expect(await secrets.revealEach(db, 'stores', ['1', '2', '3'])).toEqual(
    new Map<string, object>([
      ['1', { token: 'a', key: 'b', secret: 'c' }],
      ['2', { token: 'd' }],
    ]),
  );
  expect(await secrets.namesOfEach(db, 'stores', ['1'])).toEqual(new Map([['1', ['key', 'secret', 'token']]]));

  await db.transaction().execute((tx) => secrets.forget(tx, one, ['token', 'key', 'unknown']));
  expect(await secrets.names(db, one)).toEqual(['secret']);
  await db.transaction().execute((tx) => secrets.forget(tx, one));
  expect(await secrets.revealEach(db, 'stores', ['1', '2'])).toEqual(new Map([['2', { token: 'd' }]]));
  expect(await secrets.names(db, { owner: 'channels', ownerId: '1' })).toEqual(['token']);
});
