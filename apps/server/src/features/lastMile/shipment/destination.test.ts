import { noRecipient } from '@pressroom/contract/orders/recipient';
import { expect, it } from 'vitest';
import { destinationOf } from './destination.ts';

const maria = {
  recipientsName: 'Maria Gonzalez',
  recipientsPhone: '512-555-0147',
  recipientsCountry: '美国',
  recipientsProvinces: 'Texas',
  recipientsCity: 'Austin',
  recipientsPostcode: '78704',
  recipientsAddress: '1804 Kinney Ave',
  recipientsAddress2: '',
};

it('resolves country and state to their codes', () => {
  expect(destinationOf(maria)).toEqual({
    countryCode: 'US',
    stateCode: 'TX',
    faults: [],
    address: {
      name: 'Maria Gonzalez',
      phone: '512-555-0147',
      country: 'US',
      province: 'TX',
      city: 'Austin',
      postcode: '78704',
      line1: '1804 Kinney Ave',
    },
  });
  const berlin = { ...maria, recipientsCountry: 'Germany', recipientsProvinces: 'Mitte', recipientsPostcode: '10115' };
  expect(destinationOf({ ...berlin, recipientsAddress2: 'Hof 2' })).toMatchObject({
    stateCode: null,
    faults: [],
    address: { country: 'DE', province: 'Mitte', line2: 'Hof 2' },
  });
});

it('says everything that is wrong at once', () => {
  const keysOf = (order: typeof maria) => destinationOf(order).faults.map(({ key }) => key);
  expect(keysOf({ ...noRecipient })).toEqual([
    'lastMile.fault.recipientsName',
    'lastMile.fault.recipientsPhone',
    'lastMile.fault.recipientsCountry',
    'lastMile.fault.recipientsCity',
    'lastMile.fault.recipientsPostcode',
    'lastMile.fault.recipientsAddress',
  ]);
  const canadian = { recipientsProvinces: 'Ontario', recipientsPostcode: 'M4B 1B3' };
  expect(keysOf({ ...maria, recipientsName: '', ...canadian })).toEqual([
    'lastMile.fault.recipientsName',
    'lastMile.fault.state',
    'lastMile.fault.postcode',
  ]);
  expect(keysOf({ ...maria, recipientsProvinces: '' })).toEqual(['lastMile.fault.recipientsProvinces']);
  expect(keysOf({ ...maria, recipientsCountry: 'Atlantis' })).toEqual(['lastMile.fault.country']);
});
