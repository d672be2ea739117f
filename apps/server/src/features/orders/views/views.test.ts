import { orders } from '@pressroom/contract/orders/orders';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { testApp } from '../../../testing/testApp.ts';

const urgent = {
  name: 'Urgent',
  shared: false,
  isDefault: true,
  filters: { deadline: '1', sysStatus: '0', sortType: '1' },
};

it('keeps a person’s views, and shows others only what is shared', async () => {
  const test = await testApp();
  const [ann, ben] = [await test.as(['/order/index']), await test.as(['/order/index'])];
  const own = await must(ann, orders.saveView, { ...urgent, hiddenColumns: ['remark'] });
  expect(own).toMatchObject({ ...urgent, isOwn: true, hiddenColumns: ['remark'] });
  expect(await must(ben, orders.viewList, {})).toEqual([]);
  const shared = await must(ann, orders.saveView, { name: 'Short', shared: true, filters: { attention: '6' } });
  expect(await must(ben, orders.viewList, {})).toMatchObject([{ id: shared.id, isOwn: false, isDefault: false }]);
  await must(ben, orders.setDefaultView, { id: shared.id });
  expect(await must(ben, orders.viewList, {})).toMatchObject([{ isDefault: true }]);
  expect((await ben.call(orders.setDefaultView, { id: own.id })).status).toBe(404);
  expect((await ben.call(orders.deleteView, { id: shared.id })).status).toBe(404);
  expect((await ben.call(orders.saveView, { ...urgent, id: shared.id })).status).toBe(404);

  // no longer shared: it opens nobody else's page
  await must(ann, orders.saveView, { id: shared.id, name: 'Short', shared: false, filters: { attention: '6' } });
  expect(await must(ben, orders.viewList, {})).toEqual([]);
  await must(ann, orders.saveView, { id: shared.id, name: 'Short', shared: true, filters: { attention: '6' } });
  expect(await must(ben, orders.viewList, {})).toMatchObject([{ isDefault: false }]);
  await must(ann, orders.deleteView, { id: own.id });
  expect(await must(ann, orders.viewList, {})).toMatchObject([{ name: 'Short', isDefault: false }]);
});

it('takes only what the search knows, each name once, and one default', async () => {
  const test = await testApp();
  const ann = await test.as(['/order/index']);
  const first = await must(ann, orders.saveView, urgent);
  for (const filters of [
    { sysStatus: 'many' },
    { password: 'x' },
    // a view may be shared, and names no person
    { recipient: 'Ada Byron' },
    {
      thirdOrderNumbers: Array(600)
        .fill('n')
        .map((n, at) => n + at)
        .join(' '),
    },
  ])
    expect((await ann.send(orders.saveView, { name: 'Odd', filters })).status).toBe(400);
  expect(await ann.call(orders.saveView, { ...urgent, name: 'URGENT' })).toMatchObject({
    status: 400,
    data: [{ path: 'name' }],
  });
  const second = await must(ann, orders.saveView, { ...urgent, name: 'Later' });
  const views = await must(ann, orders.viewList, {});
  expect(views.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['Later', true],
    ['Urgent', false],
  ]);
  expect((await ann.call(orders.saveView, { ...urgent, id: first.id, gmtModified: second.gmtModified })).status).toBe(
    409,
  );
  await must(ann, orders.setDefaultView, {});
  expect((await must(ann, orders.viewList, {})).some(({ isDefault }) => isDefault)).toBe(false);
});
