import { describe, expect, it } from 'vitest';
import { recognizeTracking } from './recognizeTracking.ts';

const published: [what: string, symbol: string, carrier: string, trackingNumber: string][] = [
  ['UPS, digits only', '1Z5R89390357567127', 'UPS', '1Z5R89390357567127'],
  ['UPS, letters in the shipper number', '1ZXX3150YW44070023', 'UPS', '1ZXX3150YW44070023'],
  ['UPS, the number of the documentation', '1Z999AA10123456784', 'UPS', '1Z999AA10123456784'],
  ['USPS behind a five-digit ZIP', '420902459261290336128704042634', 'USPS', '9261290336128704042634'],
  ['USPS bare, online postage', '9400111206206406260787', 'USPS', '9400111206206406260787'],
  ['USPS of 26 digits', '92748931507708513018050063', 'USPS', '92748931507708513018050063'],
  ['USPS legacy, checked with 91 before it', '71969010756003077385', 'USPS', '71969010756003077385'],
  ['USPS legacy, checked bare', '71123456789123456787', 'USPS', '71123456789123456787'],
  ['FedEx Express, 34 digits', '1001921334250001000300779017972697', 'FEDEX', '779017972697'],
  ['FedEx Ground, 34 digits', '9622001560001234567100794808390594', 'FEDEX', '794808390594'],
  ['FedEx ASTRA', '32971514560102447849175802862014', 'FEDEX', '784917580286'],
  ['FedEx Ground 96', '9611020987654312345672', 'FEDEX', '987654312345672'],
  ['FedEx of 12 digits', '986578788855', 'FEDEX', '986578788855'],
  ['FedEx of 15 digits', '041441760228964', 'FEDEX', '041441760228964'],
  ['FedEx SSCC', '00000123450000000027', 'FEDEX', '000123450000000027'],
  ['GOFO', 'GFUS01011884214464', 'GOFO EXPRESS', 'GFUS01011884214464'],
  ['UniUni, letters inside', 'UUS62M6610133301160', 'UNIUNI', 'UUS62M6610133301160'],
  ['UniUni, U and 15 digits', 'U000180542908940', 'UNIUNI', 'U000180542908940'],
  ['UniUni, UR', 'UR07300000000005351', 'UNIUNI', 'UR07300000000005351'],
  ['YunExpress', 'YT2229521272164446', 'YUNEXPRESS', 'YT2229521272164446'],
];

describe('recognizeTracking', () => {
  it.each(published)('knows %s', (_, symbol, carrier, trackingNumber) => {
    expect(recognizeTracking([symbol])).toEqual({ carrier, trackingNumber });
  });

  it.each([
    ['character 29', '42090245\x1d9261290336128704042634'],
    ['character 29 in front as well', '\x1d42090245\x1d9261290336128704042634'],
    ['a bracket', '42090245]9261290336128704042634'],
    ['the digits 029', '420902450299261290336128704042634'],
    ['029 in front as well', '029420902450299261290336128704042634'],
    ['a symbology identifier', ']C142090245\x1d9261290336128704042634'],
    ['nothing, behind a nine-digit ZIP', '4209024512349261290336128704042634'],
    ['spaces, as printed', '9261 2903 3612 8704 0426 34'],
  ])('reads a USPS number whose separators are spelled as %s', (_, symbol) => {
    expect(recognizeTracking([symbol])).toEqual({ carrier: 'USPS', trackingNumber: '9261290336128704042634' });
  });

  it('reads a 26-digit USPS number behind a nine-digit ZIP', () => {
    expect(recognizeTracking(['42090245123492748931507708513018050063'])?.trackingNumber).toBe(
      '92748931507708513018050063',
    );
  });

  it.each([
    ['UPS', '1Z999AA10123456785'],
    ['USPS', '9400111206206406260788'],
    ['FedEx of 34 digits', '1001921334250001000300779017972698'],
    ['FedEx of 12 digits', '986578788856'],
    ['FedEx of 15 digits', '041441760228965'],
  ])('refuses a wrong check digit of %s', (_, symbol) => {
    expect(recognizeTracking([symbol])).toBeUndefined();
  });

  it('passes over the routing symbol of a label', () => {
    expect(recognizeTracking(['42090245', '420902451234'])).toBeUndefined();
    expect(recognizeTracking(['42090245', '1Z999AA10123456784'])?.carrier).toBe('UPS');
  });

  it('lets no number of bare digits outrank one that names its carrier', () => {
    expect(recognizeTracking(['986578788855', 'UUS62M6610133301160', 'GFUS01011884214464'])?.carrier).toBe(
      'GOFO EXPRESS',
    );
  });

  it('takes the text for a hint where no symbol matches', () => {
    const text = 'USPS TRACKING #\n9261 2903 3612 8704 0426 34\nPhone 986578788855';
    expect(recognizeTracking([], text)).toEqual({ carrier: 'USPS', trackingNumber: '9261290336128704042634' });
    expect(recognizeTracking(['1Z999AA10123456784'], text)?.carrier).toBe('UPS');
    expect(recognizeTracking([], 'TRACKING #: 1Z 999 AA1 01 2345 6784')?.trackingNumber).toBe('1Z999AA10123456784');
    expect(recognizeTracking([], 'Call 986578788855 about order 20007')).toBeUndefined();
  });
});
