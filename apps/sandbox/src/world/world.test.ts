import { describe, expect, it } from 'vitest';
import { makeSandbox, start } from '../testing/makeSandbox.ts';
import { Chance } from './chance.ts';
import { carriers, isNumberOf, makeTrackingNumber } from './trackingNumbers.ts';

describe('one seed', () => {
  it('makes one world, and goes on making the same', async () => {
    const [one, other] = [
      await makeSandbox({ seed: 7, ordersPerStore: 9 }),
      await makeSandbox({ seed: 7, ordersPerStore: 9 }),
    ];
    for (const sandbox of [one, other]) {
      await sandbox.orders({ count: 5, withinHours: 24, moved: 0.5 }, 's2');
      await sandbox.control('POST', 'clock', { advanceMs: 86_400_000 });
    }
    expect(one.core.save()).toEqual(other.core.save());
  });

  it('makes another world than the next one does', async () => {
    const [one, other] = [await makeSandbox({ seed: 7 }), await makeSandbox({ seed: 8 })];
    expect(one.core.save().world.stores).not.toEqual(other.core.save().world.stores);
  });

  it('gives a store the same orders whatever the others get', async () => {
    const [one, other] = [await makeSandbox(), await makeSandbox()];
    await one.orders({ count: 3 }, 's2');
    expect(await one.orders({ count: 2 })).toEqual(await other.orders({ count: 2 }));
  });
});

describe('the world', () => {
  it('has six stores of every kind, and buyers whose names are not all Latin', async () => {
    const sandbox = await makeSandbox();
    const stores = await sandbox.control<{ marketplace: string; mode: string }[]>('GET', 'stores');
    expect(stores).toHaveLength(6);
    expect(new Set(stores.map(({ marketplace, mode }) => `${marketplace} ${mode}`)).size).toBe(4);
    await sandbox.orders({ count: 40 });
    const { orders } = await sandbox.control<{ orders: { buyer: string }[] }>('GET', 'orders');
    expect(orders.some(({ buyer }) => /\p{Script=Han}/u.test(buyer))).toBe(true);
  });

  it('lets orders be cancelled and moved by themselves when their time has come', async () => {
    const sandbox = await makeSandbox();
    const [cancelled, moved] = [await sandbox.orders({ cancelled: 1 }), await sandbox.orders({ moved: 1 })];
    const before = await sandbox.control<{ buyer: { address: object } }>('GET', `orders/${moved[0]}`);
    const address = structuredClone(before.buyer.address);
    sandbox.pass(5 * 3_600_000);
    const after = await sandbox.control<{ buyer: { address: object } }>('GET', `orders/${moved[0]}`);
    expect(after.buyer.address).not.toEqual(address);
    expect(await sandbox.control('GET', `orders/${cancelled[0]}`)).toMatchObject({ status: 6 });
  });

  it('lets time pass without dating anything into the future', async () => {
    const sandbox = await makeSandbox();
    const [number] = await sandbox.orders({ cancelled: 1 });
    await sandbox.control('POST', 'clock', { advanceMs: 86_400_000 });
    const order = await sandbox.control<{ status: number; updatedAt: number }>('GET', `orders/${number}`);
    expect(order).toMatchObject({ status: 6, updatedAt: start });
  });
});

describe('tracking numbers', () => {
  it.each([
    ['UPS', '1Z5R89390357567127'],
    ['UPS', '1ZXX3150YW44070023'],
    ['UPS', '1Z999AA10123456784'],
    ['USPS', '9261290336128704042634'],
    ['USPS', '9400111206206406260787'],
    ['USPS', '92748931507708513018050063'],
    ['FEDEX', '986578788855'],
    ['FEDEX', '041441760228964'],
    ['GOFO EXPRESS', 'GFUS01011884214464'],
    ['UNIUNI', 'UUS62M6610133301160'],
  ] as const)('of %s are known by their check digits: %s', (carrier, number) => {
    expect(isNumberOf(carrier, number)).toBe(true);
    if (carrier === 'GOFO EXPRESS' || carrier === 'UNIUNI') return;
    const wrong = number.slice(0, -1) + ((Number(number.slice(-1)) + 1) % 10);
    expect(isNumberOf(carrier, wrong)).toBe(false);
  });

  it('are made as the carrier would', () => {
    for (const carrier of carriers)
      for (let serial = 0; serial < 50; serial++)
        expect(isNumberOf(carrier, makeTrackingNumber(new Chance('numbers', serial), carrier))).toBe(true);
  });
});
