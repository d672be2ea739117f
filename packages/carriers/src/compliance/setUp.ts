import { inspect } from 'node:util';
import { expect } from 'vitest';
import type { LabelOrder, SystemKey } from '../carrierSystem.ts';
import { CarrierFailure } from '../failure.ts';
import type { CallRecord } from '../clientContext.ts';
import { carrierSystems, openCarrier } from '../systems.ts';
import type { FakeCarrier } from './fakeCarrier.ts';

export const recipient = {
  name: 'Zoë Núñez-Quigley',
  phone: '+1 512 555 0142',
  country: 'US',
  province: 'TX',
  city: 'Austin',
  postcode: '02134',
  line1: '1400 Congress Avenue',
  line2: 'Apt 12',
};

export function orderFor({ channelCode }: FakeCarrier, reference: string): LabelOrder {
  return {
    reference,
    channelCode,
    sender: { ...recipient, name: '鹏程服饰', company: 'Pengcheng', line1: '88 Harbor Road', line2: undefined },
    recipient,
    parcels: [
      { lengthCm: 30.5, widthCm: 25, heightCm: 2.54, weightGrams: 226.8 },
      { lengthCm: 40, widthCm: 30, heightCm: 12.35, weightGrams: 1234 },
    ],
    contents: [{ code: 'TS01-BLK-XL', name: 'T 恤 “Fox”', quantity: 2 }],
    labelText: 'WEB-77',
  };
}

export type Setup = ReturnType<typeof openTestCarrier> & { fake: FakeCarrier };
export type SetUp = (changes?: Changes) => Setup;

export interface Changes {
  parameters?: Record<string, string>;
  apiUrl?: string;
}

/** A carrier that never times out by itself and whose pauses take no time. */
export function openTestCarrier(system: SystemKey, fake: FakeCarrier, changes: Changes = {}) {
  const records: CallRecord[] = [];
  const pauses: number[] = [];
  const deadlines: AbortController[] = [];
  const parameters = { ...fake.parameters, ...changes.parameters };
  const carrier = openCarrier(
    { system, apiUrl: changes.apiUrl ?? fake.apiUrl, parameters },
    {
      onCall: (record) => records.push(record),
      random: () => 0.5,
      pause: async (ms) => pauses.push(ms),
      deadline() {
        const deadline = new AbortController();
        deadlines.push(deadline);
        return deadline.signal;
      },
    },
  );
  return {
    carrier,
    records,
    pauses,
    timeOut: () => deadlines.forEach((deadline) => deadline.abort()),
    /** The failure of a call, after a check that neither it nor the call records hold a secret. */
    async failureOf(call: Promise<unknown>): Promise<CarrierFailure> {
      const failure = await call.then(
        (value) => expect.fail(`answered ${inspect(value)}`),
        (error: unknown) => error,
      );
      if (!(failure instanceof CarrierFailure)) throw failure;
      const logged = inspect([failure, records], { depth: Infinity, showHidden: true }) + JSON.stringify(failure);
      for (const secret of [
        ...secretsOf(system, parameters),
        ...Object.values(recipient).filter((part) => part.length > 4),
      ])
        expect(logged).not.toContain(secret);
      for (const secret of secretsOf(system, parameters)) expect(failure.reason ?? '').not.toContain(secret);
      return failure;
    },
  };
}

function secretsOf(system: SystemKey, parameters: Record<string, string>): string[] {
  const secretNames = carrierSystems
    .find(({ key }) => key === system)!
    .parameters.filter(({ secret }) => secret)
    .map(({ name }) => name);
  const plain = secretNames.map((name) => parameters[name]!);
  const pair = `${parameters['account']}&${parameters['token']}`;
  return [...plain, ...[...plain, pair].map((text) => Buffer.from(text).toString('base64'))];
}
