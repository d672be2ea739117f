import { describe, expect, it } from 'vitest';
import { fedexExpressChecks, fedexGroundChecks, gs1Checks, upsChecks } from './checkDigits.ts';
import { carriersOf, findTrackings, possibleNumbers, recognizeTracking } from './recognizeTracking.ts';
import { fedexLong, random, uspsLong } from './trackingNumbers.fixture.ts';

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

/** The same rules once more, from their published descriptions, each as a loop over the digits. */
const plainChecks = {
  ups: { check: upsChecks, length: 16, plain: (number: string) => plainMod10(number, [1, 2], 'left') },
  gs1: { check: gs1Checks, length: 22, plain: (number: string) => plainMod10(number, [3, 1], 'right') },
  'gs1, 26 digits': { check: gs1Checks, length: 26, plain: (number: string) => plainMod10(number, [3, 1], 'right') },
  ground: { check: fedexGroundChecks, length: 15, plain: (number: string) => plainMod10(number, [1, 3], 'left') },
  express: { check: fedexExpressChecks, length: 12, plain: plainExpress },
};

function plainMod10(number: string, [odd, even]: [number, number], from: 'left' | 'right'): boolean {
  let sum = 0;
  for (let at = 0; at < number.length - 1; at++) {
    const index = from === 'left' ? at : number.length - 2 - at;
    sum += Number(number[at]) * (index % 2 === 0 ? odd : even);
  }
  let check = 0;
  while ((sum + check) % 10 !== 0) check++;
  return check === Number(number[number.length - 1]);
}

/** In its field of fourteen digits, as the long symbol holds it. */
function plainExpress(number: string): boolean {
  const field = `00${number}`;
  const weights = [1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1];
  let sum = 0;
  for (let at = 0; at < 13; at++) sum += Number(field[at]) * weights[at]!;
  const rest = sum % 11;
  return (rest === 10 ? 0 : rest) === Number(field[13]);
}

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

  it.each(['000000000000', '000000000000000', '00000000000000000000', '0'.repeat(34), `1Z${'0'.repeat(16)}`])(
    'takes no digit repeated for a number: %s',
    (symbol) => {
      expect(findTrackings([symbol])).toEqual([]);
      expect(carriersOf(symbol)).toEqual([]);
    },
  );
});

describe('a symbol that two carriers’ rules pass', () => {
  const digits = random(7);
  const usps = Array.from({ length: 5000 }, () => uspsLong(digits));
  const fedex = Array.from({ length: 5000 }, () => fedexLong(digits));

  it('is never FedEx’s where it is a long USPS number, whatever its reader says of it', () => {
    for (const { symbol, separated, number } of usps) {
      for (const text of [symbol, `]C0${symbol}`, `]C1${symbol}`, `]C1${separated}`])
        expect(recognizeTracking([text])?.carrier, text).not.toBe('FEDEX');
      expect(recognizeTracking([{ text: separated, gs1: true }])).toEqual({ carrier: 'USPS', trackingNumber: number });
      expect(findTrackings([{ text: symbol, gs1: false }])).toContainEqual({ carrier: 'USPS', trackingNumber: number });
    }
  });

  it('is asked about where plain Code 128 fits both, and never where GS1 says what it is', () => {
    const both = usps.filter(({ symbol }) => findTrackings([{ text: symbol, gs1: false }]).length > 1);
    expect(both.length).toBeGreaterThan(200);
    for (const { symbol } of both) expect(recognizeTracking([{ text: symbol, gs1: false }])).toBeUndefined();
    const carriers = usps.flatMap(({ symbol }) =>
      findTrackings([{ text: symbol, gs1: true }]).map((one) => one.carrier),
    );
    expect(new Set(carriers)).toEqual(new Set(['USPS']));
  });

  it('stays FedEx’s, or is asked about, where it is a long FedEx number', () => {
    for (const { symbol, number } of fedex)
      for (const text of [symbol, `]C0${symbol}`])
        expect(findTrackings([text]), text).toContainEqual({ carrier: 'FEDEX', trackingNumber: number });
  });

  it('is FedEx’s where it is plain Code 128 and the USPS check digit is wrong', () => {
    const heads = fedex.map(({ number }) => ({ symbol: `4209024512349212345678${number}`, number }));
    const ours = heads.filter(({ symbol }) => !gs1Checks(symbol.slice(12)) && !gs1Checks(symbol.slice(8)));
    expect(ours.length).toBeGreaterThan(1000);
    for (const { symbol, number } of ours) {
      expect(recognizeTracking([`]C0${symbol}`])).toEqual({ carrier: 'FEDEX', trackingNumber: number });
      expect(findTrackings([`]C1${symbol}`])).toEqual([]);
    }
  });

  it('is two numbers where the ZIP may end in two places and nothing separates it', () => {
    const found = usps.find(({ symbol }) => {
      const numbers = findTrackings([symbol]).map(({ trackingNumber }) => trackingNumber.length);
      return numbers.includes(22) && numbers.includes(26);
    })!;
    expect(recognizeTracking([found.symbol])).toBeUndefined();
    expect(recognizeTracking([found.separated])?.trackingNumber).toBe(found.number);
  });
});

describe('several numbers on one label', () => {
  it('are asked about where they prove equally much', () => {
    const surepost = ['1Z999AA10123456784', '42090245\x1d9261290336128704042634'];
    expect(recognizeTracking(surepost)).toBeUndefined();
    expect(findTrackings(surepost).map(({ carrier }) => carrier)).toEqual(['UPS', 'USPS']);
    expect(findTrackings(['1Z999AA10123456784', '1Z5R89390357567127'])).toHaveLength(2);
  });

  it('are one where the others prove less, or say the same', () => {
    expect(recognizeTracking(['986578788855', '1001921334250001000300779017972697'])?.trackingNumber).toBe(
      '779017972697',
    );
    expect(recognizeTracking(['779017972697', '1001921334250001000300779017972697'])?.trackingNumber).toBe(
      '779017972697',
    );
    expect(recognizeTracking(['UUS62M6610133301160', '9400111206206406260787'])?.carrier).toBe('USPS');
  });
});

describe('carriersOf', () => {
  it.each([
    ['1Z999AA10123456784', [{ carrier: 'UPS', certainty: 'named' }]],
    ['GFUS01011884214464', [{ carrier: 'GOFO EXPRESS', certainty: 'named' }]],
    ['9400111206206406260787', [{ carrier: 'USPS', certainty: 'fits' }]],
    ['986578788855', [{ carrier: 'FEDEX', certainty: 'fits' }]],
    ['UUS62M6610133301160', [{ carrier: 'UNIUNI', certainty: 'fits' }]],
    ['1Z999AA10123456785', []],
    ['SF1234567890', []],
  ])('says whose number %s is', (number, fits) => {
    expect(carriersOf(number)).toEqual(fits);
  });
});

describe('possibleNumbers', () => {
  it.each([
    ['42090245\x1d9261290336128704042634', '9261290336128704042634'],
    ['420902459261290336128704042634', '9261290336128704042634'],
    [']C1420902451234\x1d9261290336128704042634', '9261290336128704042634'],
    ['420902459261290336128704042635', '9261290336128704042635'],
    ['42090245', '42090245'],
    ['1Z999AA10123456784', '1Z999AA10123456784'],
  ])('begins with what a person can paste of %s', (symbol, number) => {
    expect(possibleNumbers(symbol)[0]).toBe(number);
  });
});

describe('check digits', () => {
  it.each(Object.entries(plainChecks))(
    'agree with a plain way to reckon them: %s',
    (name, { check, length, plain }) => {
      const digits = random(name.length);
      for (let round = 0; round < 2000; round++) {
        const number = Array.from({ length }, () => digits(10)).join('');
        expect(check(number), number).toBe(plain(number));
      }
    },
  );
});
