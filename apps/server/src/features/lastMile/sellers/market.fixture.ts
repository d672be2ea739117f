import { expect } from 'vitest';
import type { TestSandbox } from '../../../testing/sandbox.ts';
import type { Offer, ParcelToSend, WantedLabel } from './seller.ts';

/** A parcel of a whole order, or of the pieces that it names. */
export function parcelOf(orderNumber: string, marketItems: readonly string[] = [], quantity = 100): ParcelToSend {
  return {
    orderNumber,
    lengthCm: 30.5,
    widthCm: 25,
    heightCm: 4,
    weightGrams: 312.5,
    recipient: { name: '', phone: '', country: 'US', province: 'TX', city: 'Austin', postcode: '78704', line1: '' },
    contents: [{ code: 'TEE-WHT-L', name: 'Tee', quantity, marketItems }],
  };
}

/** A label that may have been sent. */
export function wanted(parcel: ParcelToSend, { channelCode, terms }: Offer): WantedLabel {
  return { reference: 'B1-1', channelCode, terms, providerNumber: null, sentAt: new Date(), parcel };
}

interface AtSandbox {
  sandbox: TestSandbox;
}

/** Lets the carriers of the marketplace answer. */
export const pass = ({ sandbox }: AtSandbox) => sandbox.control('POST', 'clock', { advanceMs: 10_000 });

/** How many labels the marketplace has sold. */
export async function bought({ sandbox }: AtSandbox): Promise<number> {
  const ledger = await sandbox.control<{ act: string; done: number }[]>('GET', 'ledger');
  return ledger.filter(({ act }) => act === 'label bought').reduce((sum, { done }) => sum + done, 0);
}

export const failure = (kind: string, key: string): unknown =>
  expect.objectContaining({ kind, problem: expect.objectContaining({ key }) as unknown });
