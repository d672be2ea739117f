import { createHash } from 'node:crypto';
import type { Address } from '@pressroom/carriers';
import type { Message } from '@pressroom/contract/message';
import { type Recipient, recipientOf } from '@pressroom/contract/orders/recipient';
import { needsState, resolveCountry, resolveState } from '../../../platform/geo/regions.ts';

const required = [
  'recipientsName',
  'recipientsPhone',
  'recipientsCountry',
  'recipientsCity',
  'recipientsPostcode',
  'recipientsAddress',
] as const;

/** Where the carriers check the form of postal codes themselves, a wrong one is said before they are asked. */
const postcodes: Readonly<Partial<Record<string, RegExp>>> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  AU: /^\d{4}$/,
  MX: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
};

export interface Destination {
  /** Null where it could not be resolved. */
  countryCode: string | null;
  stateCode: string | null;
  /** Everything that keeps a label from being bought for this address. */
  faults: Message[];
  /** Of use only without faults. */
  address: Address;
}

/** The address as a provider of labels gets it, checked before any call. */
export function destinationOf(order: Recipient): Destination {
  const recipient = recipientOf(order);
  const faults: Message[] = required
    .filter((field) => !recipient[field])
    .map((field) => ({ key: `lastMile.fault.${field}` }));
  const given = recipient.recipientsProvinces;
  const country = resolveCountry(recipient.recipientsCountry);
  if (!country && recipient.recipientsCountry)
    faults.push({ key: 'lastMile.fault.country', params: { country: recipient.recipientsCountry } });
  const state = country && resolveState(country.code, given);
  if (country && !state && needsState(country.code))
    faults.push(
      given
        ? { key: 'lastMile.fault.state', params: { country: country.code, state: given } }
        : { key: 'lastMile.fault.recipientsProvinces' },
    );
  const postcode = recipient.recipientsPostcode.trim();
  if (country && postcode && postcodes[country.code]?.test(postcode) === false)
    faults.push({ key: 'lastMile.fault.postcode', params: { postcode, country: country.code } });
  return {
    countryCode: country?.code ?? null,
    stateCode: state?.code ?? null,
    faults,
    address: {
      name: recipient.recipientsName,
      phone: recipient.recipientsPhone,
      country: country?.code ?? '',
      province: state?.code ?? given,
      city: recipient.recipientsCity,
      postcode,
      line1: recipient.recipientsAddress,
      ...(recipient.recipientsAddress2 && { line2: recipient.recipientsAddress2 }),
    },
  };
}

/** By this it is known whether an address is still the same, without keeping it once more. */
export function addressHash(address: Address): string {
  return createHash('sha256').update(JSON.stringify(address)).digest('hex');
}
