import { describe, expect, it } from 'vitest';
import type { CarrierSystem, SystemKey } from '../carrierSystem.ts';
import { CarrierFailure } from '../failure.ts';
import { carrierSystems, openCarrier } from '../systems.ts';
import type { FakeCarrier } from './fakeCarrier.ts';
import { orderFor, type SetUp } from './setUp.ts';

const key = { reference: 'R1', orderNumber: '1990000000000001001' };
const calls = {
  channels: (carrier: CarrierSystem) => carrier.channels(),
  quote: (carrier: CarrierSystem, fake: FakeCarrier) => carrier.quote(orderFor(fake, 'R1')),
  place: (carrier: CarrierSystem, fake: FakeCarrier) => carrier.place(orderFor(fake, 'R1')),
  find: (carrier: CarrierSystem) => carrier.find('R1'),
  label: (carrier: CarrierSystem) => carrier.label(key),
  cancel: (carrier: CarrierSystem) => carrier.cancel(key),
};
const operations = Object.keys(calls) as (keyof typeof calls)[];

export function describeCredentials(setUp: SetUp, system: SystemKey): void {
  const { parameters } = carrierSystems.find(({ key }) => key === system)!;
  const proving = parameters.filter(({ name, secret }) => secret || name === 'account').map(({ name }) => name);

  describe('credentials', () => {
    it.each(operations)('that are wrong fail %s with auth, at once', async (call) => {
      for (const name of proving) {
        const { fake, carrier, failureOf } = setUp({ parameters: { [name]: 'wrong-6e1d' } });
        const before = fake.requests.length;
        expect(await failureOf(calls[call](carrier, fake)), name).toMatchObject({ kind: 'auth' });
        expect(fake.requests).toHaveLength(before + 1);
        expect(fake.orders).toEqual([]);
      }
    });

    it.each(parameters.map(({ name }) => name))('cannot be opened without %s', (name) => {
      const { fake } = setUp();
      for (const missing of [undefined, '', '  ']) {
        const open = () =>
          openCarrier({ system, apiUrl: fake.apiUrl, parameters: { ...fake.parameters, [name]: missing } });
        expect(open).toThrow(expect.objectContaining({ kind: 'auth', code: `${name} missing` }));
      }
    });

    it('may have spaces context them', async () => {
      const { fake } = setUp();
      const padded = Object.fromEntries(Object.entries(fake.parameters).map(([name, value]) => [name, ` ${value}\n`]));
      const { carrier } = setUp({ parameters: padded });
      expect(await carrier.channels()).toHaveLength(1);
    });

    it.each(['', 'nowhere', 'ftp://127.0.0.1/', 'http://user:sesame@127.0.0.1/'])(
      'go to no such address as “%s”',
      (apiUrl) => {
        const { fake } = setUp();
        const failure = caught(() => openCarrier({ system, apiUrl, parameters: fake.parameters }));
        expect(failure).toMatchObject({ kind: 'rejected', code: 'apiUrl' });
        expect(String(failure)).not.toContain('sesame');
      },
    );

    // `failureOf` looks for secrets in whatever a failure shows
    it.each(operations)('are repeated nowhere when %s is refused with all that was sent', async (call) => {
      const { fake, carrier, failureOf } = setUp();
      void fake.failNext(call, 'echoesRequest');
      const failure = await failureOf(calls[call](carrier, fake));
      expect(failure).toMatchObject({ kind: 'rejected' });
    });
  });
}

function caught(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    if (error instanceof CarrierFailure) return error;
    throw error;
  }
}
