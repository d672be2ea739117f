import { expect, it } from 'vitest';
import { languageOf } from './i18n.ts';

it.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['de, en;q=0.5, zh;q=0.4', 'en'],
  ['EN-us', 'en'],
  ['fr', 'zh'],
  ['', 'zh'],
  [undefined, 'zh'],
])('speaks to a browser that asks for %j in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
