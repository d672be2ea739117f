import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { call } from '../testing/sheinCaller.ts';
import { acceptOrder, freeOrder, orderAt } from '../testing/sheinShop.ts';

describe('exceptions', () => {
  it('refunds the order when the last piece is out of stock', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    await acceptOrder(sandbox, number);
    for (const { goodsId } of units) {
      const raw = `{"orderNo":"${number}","orderGoodsId":${goodsId}}`;
      expect(await call(sandbox, { path: '/open-api/order/confirm-no-stock', raw })).toMatchObject({ code: '0' });
    }
    expect(await orderAt(sandbox, number)).toMatchObject({ status: 6 });
  });

  it('asks for a decision about splitting once, and only where there is one to make', async () => {
    const sandbox = await makeSandbox();
    const [[large], [plain]] = [await sandbox.orders({ oversized: 1 }), await sandbox.orders()];
    const path = '/open-api/order/unpacking-group-confirm';
    expect(await acceptOrder(sandbox, large!)).toMatchObject({ info: { receiveMsgList: [], unProcessReason: [12] } });
    expect(await call(sandbox, { path, body: { orderNo: plain } })).toMatchObject({ code: '9999004' });
    expect(await call(sandbox, { path, body: { orderNo: large } })).toMatchObject({ code: '0' });
    expect(await call(sandbox, { path, body: { orderNo: large } })).toMatchObject({ code: '9999004' });
    expect(await acceptOrder(sandbox, large!)).toMatchObject({ info: { unProcessReason: [] } });
  });

  it.each([
    ['pick-up', 'a pending order'],
    ['deliver', 'a pending order'],
    ['lose', 'a pending order'],
  ])('a carrier cannot %s %s', async (act) => {
    const sandbox = await makeSandbox();
    const [number] = await sandbox.orders();
    await expect(sandbox.control('POST', `orders/${number}/${act}`)).rejects.toThrow('409');
  });
});
