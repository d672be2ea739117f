import { describe, expect, it } from 'vitest';
import type { CarrierSystem, SystemKey } from '../carrierSystem.ts';
import { CarrierFailure } from '../failure.ts';
import { carrierSystems, openCarrier } from '../systems.ts';
import type { OtherSide } from './otherSide.ts';
import { orderFor, type Scene } from './trial.ts';

const key = { reference: 'R1', orderNumber: '1990000000000001001' };
const calls = {
  channels: (carrier: CarrierSystem) => carrier.channels(),
  quote: (carrier: CarrierSystem, other: OtherSide) => carrier.quote(orderFor(other, 'R1')),
  place: (carrier: CarrierSystem, other: OtherSide) => carrier.place(orderFor(other, 'R1')),
  find: (carrier: CarrierSystem) => carrier.find('R1'),
  label: (carrier: CarrierSystem) => carrier.label(key),
  cancel: (carrier: CarrierSystem) => carrier.cancel(key),
};
const operations = Object.keys(calls) as (keyof typeof calls)[];

export function describeCredentials(scene: Scene, system: SystemKey): void {
  const { parameters } = carrierSystems.find(({ key }) => key === system)!;
  const proving = parameters.filter(({ name, secret }) => secret || name === 'account').map(({ name }) => name);

  describe('credentials', () => {
    it.each(operations)('that are wrong fail %s with auth, at once', async (call) => {
      for (const name of proving) {
        const { other, carrier, failureOf } = scene({ parameters: { [name]: 'wrong-6e1d' } });
        const before = other.requests.length;
        expect(await failureOf(calls[call](carrier, other)), name).toMatchObject({ kind: 'auth' });
        expect(other.requests).toHaveLength(before + 1);
        expect(other.orders).toEqual([]);
      }
    });

    it.each(parameters.map(({ name }) => name))('cannot be opened without %s', (name) => {
      const { other } = scene();
      for (const missing of [undefined, '', '  ']) {
        const open = () =>
          openCarrier({ system, apiUrl: other.apiUrl, parameters: { ...other.parameters, [name]: missing } });
        expect(open).toThrow(expect.objectContaining({ kind: 'auth', code: `${name} missing` }));
      }
    });

    it('may have spaces around them', async () => {
      const { other } = scene();
      const padded = Object.fromEntries(Object.entries(other.parameters).map(([name, value]) => [name, ` ${value}\n`]));
      const { carrier } = scene({ parameters: padded });
      expect(await carrier.channels()).toHaveLength(1);
    });

    it.each(['', 'nowhere', 'ftp://127.0.0.1/', 'http://user:sesame@127.0.0.1/'])(
      'go to no such address as “%s”',
      (apiUrl) => {
        const { other } = scene();
        const failure = caught(() => openCarrier({ system, apiUrl, parameters: other.parameters }));
        expect(failure).toMatchObject({ kind: 'rejected', code: 'apiUrl' });
        expect(String(failure)).not.toContain('sesame');
      },
    );

    // `failureOf` looks for secrets in whatever a failure shows
    it.each(operations)('are repeated nowhere when %s is refused with all that was sent', async (call) => {
      const { other, carrier, failureOf } = scene();
      void other.meet(call, 'indiscreet');
      const failure = await failureOf(calls[call](carrier, other));
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
