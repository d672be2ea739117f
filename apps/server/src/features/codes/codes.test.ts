import { expect, it } from 'vitest';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { testApp } from '../../testing/testApp.ts';

const black = { type: codeType.colour, name: 'Black', code: 'BLK' } as const;

it('adds entries and finds them by part of their name or code, newest first', async () => {
  const admin = await (await testApp()).as('admin');
  await admin.call(codes.create, black);
  await admin.call(codes.create, { ...black, name: 'Slate black', code: 'SLT' });
  await admin.call(codes.create, { type: codeType.size, name: 'Medium', code: 'M' });

  const byName = await admin.call(codes.page, { type: codeType.colour, name: 'BLACK' });
  expect(byName.data).toMatchObject({ total: 2, rows: [{ code: 'SLT' }, { code: 'BLK', useCount: 0 }] });
  expect((await admin.call(codes.page, { type: codeType.colour, code: 'lt' })).data.total).toBe(1);
  expect((await admin.call(codes.findByType, { type: codeType.colour })).data.map((entry) => entry.code)).toEqual([
    'BLK',
    'SLT',
  ]);
});

it('takes a code once for each type, whatever its case', async () => {
  const admin = await (await testApp()).as('admin');
  await admin.call(codes.create, black);
  expect(await admin.call(codes.create, { ...black, code: 'blk' })).toMatchObject({
    status: 400,
    data: [{ path: 'code', msg: 'Code blk exists already' }],
  });
  expect(await admin.call(codes.create, { ...black, type: codeType.size })).toMatchObject({ status: 200 });
  const { data: slate } = await admin.call(codes.create, { ...black, code: 'SLT' });
  expect(await admin.call(codes.edit, { id: slate.id, name: 'Slate', code: 'Blk' })).toMatchObject({ status: 400 });
});

it('asks for name and code, within their lengths', async () => {
  const admin = await (await testApp()).as('admin');
  expect(await admin.send(codes.create, { type: 1, name: ' ', code: 'x'.repeat(21) })).toMatchObject({
    status: 400,
    data: [
      { path: 'name', msg: 'Please enter the name' },
      { path: 'code', msg: 'At most 20 characters' },
    ],
  });
});

it('refuses an edit of an entry that has changed since it was loaded', async () => {
  const admin = await (await testApp()).as('admin');
  const { data: entry } = await admin.call(codes.create, black);
  await admin.call(codes.edit, { id: entry.id, name: 'Jet black', code: 'JET' });
  const late = await admin.call(codes.edit, { ...entry, name: 'Late' });
  expect(late.status).toBe(409);
  expect((await admin.call(codes.page, { type: codeType.colour })).data.rows).toMatchObject([{ name: 'Jet black' }]);
});

it('deletes an entry that nothing uses', async () => {
  const { as, db } = await testApp();
  const admin = await as('admin');
  const { data: entry } = await admin.call(codes.create, black);
  expect(await admin.call(codes.delete, { id: entry.id })).toMatchObject({ status: 200 });
  expect(await admin.call(codes.delete, { id: entry.id })).toMatchObject({ status: 404 });
  const trail = await db.selectFrom('auditLog').select(['action', 'before']).orderBy('id', 'desc').limit(1).execute();
  expect(trail).toMatchObject([{ action: '/codeManage/delete', before: { code: 'BLK' } }]);
});

it('adds several entries at once, and leaves those that exist as they are', async () => {
  const admin = await (await testApp()).as('admin');
  await admin.call(codes.create, black);
  const entries = [
    { name: 'Ink', code: 'blk' },
    { name: 'Red', code: 'RED' },
    { name: 'Cherry', code: 'red' },
  ];
  const { data } = await admin.call(codes.createMany, { type: codeType.colour, entries });
  expect(data).toEqual({ created: ['RED'], existing: ['blk'] });
  const { data: all } = await admin.call(codes.findByType, { type: codeType.colour });
  expect(all.map(({ code, name }) => `${code} ${name}`)).toEqual(['BLK Black', 'RED Red']);
});
