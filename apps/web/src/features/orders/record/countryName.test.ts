import { expect, it } from 'vitest';
import { countryName } from './countryName.ts';

it.each([
  ['US', 'en', 'United States'],
  ['us', 'zh', '美国'],
  ['USA', 'en', 'United States'],
  ['United States', 'zh', '美国'],
  ['美国', 'en', 'United States'],
  ['MX', 'zh', '墨西哥'],
  ['UK', 'en', 'United Kingdom'],
  ['Nowhere', 'en', 'Nowhere'],
  ['QQ', 'en', 'QQ'],
  ['', 'en', ''],
] as const)('calls %s in %s: %s', (given, language, name) => {
  expect(countryName(given, language)).toBe(name);
});
