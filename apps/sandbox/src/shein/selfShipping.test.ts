import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { call } from '../testing/sheinCaller.ts';
import { acceptOrder, api, freeOrder, ledger, orderAt, waybills } from '../testing/sheinShop.ts';

describe('shipping oneself', () => {
  it('takes the order up, then the waybill moves it on, and scans do the rest', async () => {
    const sandbox = await makeSandbox();
    const { number, units, buyer } = await freeOrder(sandbox);
    expect(await call(sandbox, { path: api.address, body: { orderNo: number, handleType: 1 } })).toMatchObject({
      code: '0',
      info: { receiveMsgList: [{ lastName: buyer.lastName, address: buyer.address.line1 }] },
    });
    expect(await orderAt(sandbox, number)).toMatchObject({ status: 1 });
    await acceptOrder(sandbox, number);
    expect(await orderAt(sandbox, number)).toMatchObject({ status: 2 });
    expect(await call(sandbox, waybills(number, units))).toMatchObject({ code: '0', info: [] });
    expect(await orderAt(sandbox, number)).toMatchObject({ status: 7, parcels: [{ waybillNo: '1Z999AA10123456784' }] });
    await sandbox.control('POST', `orders/${number}/pick-up`);
    expect(await orderAt(sandbox, number)).toMatchObject({ status: 4 });
    await sandbox.control('POST', `orders/${number}/deliver`);
    expect(await orderAt(sandbox, number)).toMatchObject({ status: 5 });
  });

  it('names the rows that failed under code 0 and carries out the others', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    await acceptOrder(sandbox, number);
    const [first, second] = units;
    const answer = await call(
      sandbox,
      waybills(number, [
        { goodsId: first!.goodsId },
        { goodsId: second!.goodsId, expressCode: '1Z999AA10123456785' },
        { goodsId: '5230236437987443003' },
        { goodsId: second!.goodsId, expressIdCode: 'Pigeon' },
      ]),
    );
    expect(answer.code).toBe('0');
    expect(answer.text).toContain(`"goodsId":${second!.goodsId},`);
    expect((answer.info as object[]).length).toBe(3);
    expect(await orderAt(sandbox, number)).toMatchObject({ status: 7 });
    expect((await orderAt(sandbox, number)).units.map(({ status }) => status)).toEqual(
      units.map((_, at) => (at ? 2 : 7)),
    );
  });

  it('takes no waybill before the order is taken up, and none after it was cancelled', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    expect((await call(sandbox, waybills(number, units))).info).toHaveLength(units.length);
    await sandbox.control('POST', `orders/${number}/cancel`);
    expect(await acceptOrder(sandbox, number)).toMatchObject({ code: 'sandbox-order-002' });
    expect((await call(sandbox, waybills(number, units))).info).toHaveLength(units.length);
    expect((await ledger(sandbox)).map(({ done }) => done)).toEqual(units.map(() => 0));
  });

  it('can take a waybill away again', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    await acceptOrder(sandbox, number);
    await call(sandbox, waybills(number, units));
    await call(
      sandbox,
      waybills(
        number,
        units.map(({ goodsId }) => ({ goodsId, remove: true })),
      ),
    );
    expect(await orderAt(sandbox, number)).toMatchObject({ status: 2, parcels: [] });
  });

  it('counts in the ledger how often a waybill was set', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    await acceptOrder(sandbox, number);
    for (let turn = 0; turn < 2; turn++) await call(sandbox, waybills(number, units.slice(0, 1)));
    const reference = `${number} ${units[0]!.goodsId} 1Z999AA10123456784`;
    expect(await ledger(sandbox)).toContainEqual(
      expect.objectContaining({ act: 'waybill set', store: 's1', reference, attempts: 2, done: 2 }),
    );
  });

  it('takes goods whose number is a text, and refuses more than 100 rows', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    const [unit] = units;
    await acceptOrder(sandbox, number);
    expect(await call(sandbox, waybills(number, [{ goodsId: `"${unit!.goodsId}"` }]))).toMatchObject({
      code: '0',
      info: [],
    });
    const many = Array.from({ length: 101 }, () => ({ goodsId: unit!.goodsId }));
    expect(await call(sandbox, waybills(number, many))).toMatchObject({ code: 'sandbox-param-001' });
  });
});
