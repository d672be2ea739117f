import { describe, expect, it } from 'vitest';
import { keyOfName, matchCarrier } from './carrierNames.rules.ts';

const list = (...names: string[]) => names.map((name) => ({ name }));
const match = (ours: string, ...names: string[]) => matchCarrier(ours, list(...names))?.name;

describe('a carrier of ours', () => {
  it.each([
    ['UPS', 'UPS'],
    ['ups ', 'UPS'],
    ['UPS', 'UPS®'],
    ['SpeedX', 'Speed X Logistics'],
    ['UPS', 'United Parcel Service'],
    ['USPS', 'United States Postal Service (USPS)'],
    ['FEDEX', 'FedEx'],
    ['FEDEX', 'Federal Express Corporation'],
    ['GOFO EXPRESS', 'GOFO'],
    ['GOFO', 'GOFO Express'],
    ['GOFO EXPRESS', 'Gofo Logistics Inc.'],
    ['GOFO EXPRESS', 'GofoExpress'],
    ['UNIUNI', 'UniUni Logistics'],
    ['UNIUNI', 'Uni Uni'],
    ['UNIUNI', 'Uni-Express'],
    ['云途', 'YunExpress'],
  ])('%s is %s among others', (ours, theirs) => {
    expect(match(ours, 'OnTrac', theirs, 'Veho')).toBe(theirs);
  });

  it.each([
    ['FEDEX', ['FedEx Ground', 'FedEx Express']],
    ['FEDEX', ['FedEx SmartPost']],
    ['UPS', ['UPS Mail Innovations']],
    ['UPS', ['USPS']],
    ['USPS', ['UPS', 'US Cargo']],
    ['GOFO', ['GoFor Delivery']],
    ['UNIUNI', ['Unity Logistics']],
    ['Express', ['GOFO Express']],
    ['', ['UPS']],
    ['—', ['—', 'UPS']],
    ['My carrier', []],
  ])('%s is none of %j for certain', (ours, names) => {
    expect(match(ours, ...names)).toBeUndefined();
  });

  it('is the one with exactly its name where others have more to theirs', () => {
    expect(match('UPS', 'UPS Mail Innovations', 'UPS', 'UPS SurePost')).toBe('UPS');
  });

  it('is the only one of its brand', () => {
    const ups = { name: 'Brown 101', brand: 'UPS' };
    expect(matchCarrier('UPS', [{ name: 'Brown 7', brand: 'Brown' }, ups])).toBe(ups);
    expect(matchCarrier('UPS', [{ name: 'Brown 7', brand: 'UPS' }, ups])).toBeUndefined();
  });

  it('has one key however it was typed', () => {
    expect(new Set(['UniUni', 'UNI UNI', ' uni-uni '].map(keyOfName))).toEqual(new Set(['uniuni']));
  });
});
