import { describe, expect, it } from 'vitest';
import { needsState, resolveCountry, resolveState, statesOf } from './regions.ts';

describe('a country', () => {
  it.each([
    ['US', 'US'],
    ['us', 'US'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['United States', 'US'],
    ['united states of america', 'US'],
    ['美国', 'US'],
    ['ＵＳ', 'US'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['英国', 'GB'],
    ['Great Britain', 'GB'],
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['德国', 'DE'],
    [' 加拿大 ', 'CA'],
    ['Czech Republic', 'CZ'],
    ['South Korea', 'KR'],
    ['Viet Nam', 'VN'],
    ['Holland', 'NL'],
    ['台湾', 'TW'],
  ])('%j is %s', (given, code) => {
    expect(resolveCountry(given)?.code).toBe(code);
  });

  it.each(['', 'XX', 'Atlantis', 'U', 'ZZZ', '火星', 'constructor'])('%j is none', (given) => {
    expect(resolveCountry(given)).toBeUndefined();
  });

  it('has its names in both languages', () => {
    expect(resolveCountry('de')).toEqual({ code: 'DE', zh: '德国', en: 'Germany' });
  });
});

describe('a state', () => {
  it.each([
    ['US', 'TX', 'TX'],
    ['US', 'tx', 'TX'],
    ['US', 'US-TX', 'TX'],
    ['US', 'Texas', 'TX'],
    ['US', '得克萨斯州', 'TX'],
    ['US', '德州', 'TX'],
    ['US', '得克萨斯', 'TX'],
    ['US', 'District of Columbia', 'DC'],
    ['US', 'PR', 'PR'],
    ['US', 'AE', 'AE'],
    ['CA', 'Québec', 'QC'],
    ['CA', '安大略省', 'ON'],
    ['AU', 'NSW', 'NSW'],
    ['AU', 'new  south wales', 'NSW'],
    ['DE', 'Bavaria', 'BY'],
  ])('%s %j is %s', (country, given, code) => {
    expect(resolveState(country, given)?.code).toBe(code);
  });

  it.each([
    ['US', 'Ontario'],
    ['US', ''],
    ['CA', 'TX'],
    ['XX', 'TX'],
  ])('%s has no %j', (country, given) => {
    expect(resolveState(country, given)).toBeUndefined();
  });

  it('has a Chinese name wherever its code is needed', () => {
    for (const country of ['US', 'CA', 'AU']) {
      expect(needsState(country)).toBe(true);
      for (const { code, zh } of statesOf(country))
        expect([code, zh]).toEqual([code, expect.stringMatching(/\p{Script=Han}/u)]);
    }
    expect(statesOf('US')).toHaveLength(59);
  });
});
