import { expect, it } from 'vitest';
import type { CarrierAnswer } from './carrierNames.queries.ts';
import { chooseCarrier, sameText, type ShippedParcel } from './shipment.ts';

const parcel = (carrierName: string, answers: CarrierAnswer[] = []): ShippedParcel => ({
  carrierName,
  trackingNumber: '1Z999AA10123456784',
  pieces: null,
  answers,
});

const list = { marketplace: 'temu', region: '211' } as const;
const theirs = [{ name: 'UPS' }, { name: 'FedEx Ground' }, { name: 'FedEx Home Delivery' }, { name: 'FedEx Ground' }];
const answer = (theirName: string, where: Partial<CarrierAnswer> = {}) => ({ ...list, theirName, ...where });

it.each<[string, ShippedParcel, string]>([
  ['is certain by its name', parcel('ups'), 'UPS'],
  ['was said by a person', parcel('FEDEX', [answer('FedEx Ground')]), 'FedEx Ground'],
  ['was said, whatever its spelling', parcel('FEDEX', [answer('fedex-home delivery')]), 'FedEx Home Delivery'],
  ['was said, though another is certain', parcel('UPS', [answer('FedEx Ground')]), 'FedEx Ground'],
  ['is certain where the answer is no longer in the list', parcel('UPS', [answer('UPS Freight')]), 'UPS'],
  [
    'was said for this country',
    parcel('FEDEX', [answer('UPS', { region: '37' }), answer('FedEx Ground')]),
    'FedEx Ground',
  ],
])('takes the carrier that %s', (_case, given, name) => {
  expect(chooseCarrier(given, list, theirs)).toMatchObject({ carrier: { name } });
});

it.each<[string, CarrierAnswer[]]>([
  ['nobody has said', []],
  ['somebody has said for another country', [answer('UPS', { region: '37' })]],
  ['somebody has said for another marketplace', [answer('UPS', { marketplace: 'shein', region: '' })]],
  ['what was said is gone from the list', [answer('FedEx Smart')]],
])('asks which it is, each name once, where %s', (_case, answers) => {
  expect(chooseCarrier(parcel(' FEDEX ', answers), list, theirs)).toEqual({
    look: {
      name: 'unclear',
      question: { ...list, ourName: 'FEDEX', choices: ['UPS', 'FedEx Ground', 'FedEx Home Delivery'] },
    },
  });
});

it('asks nobody where the marketplace offers no carrier', () => {
  expect(chooseCarrier(parcel('UPS', [answer('UPS')]), list, [])).toEqual({
    look: { name: 'impossible', problem: { key: 'orders.telling.noCarriers' } },
  });
});

it('takes numbers for the same whatever their case and the blanks around them', () => {
  expect(sameText(' 1z999aa1 ', '1Z999AA1')).toBe(true);
  expect(sameText('1Z999AA1', '1Z999AA2')).toBe(false);
});
