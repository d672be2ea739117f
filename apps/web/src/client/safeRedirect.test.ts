import { expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

it('keeps a path of ours as it is', () => {
  expect(safeRedirect('/store/index?name=a%20b&pageNum=2#x')).toBe('/store/index?name=a%20b&pageNum=2#x');
});

it.each([
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example',
  '',
  null,
])('does not let %j lead to another site', (asked) => {
  expect(new URL(safeRedirect(asked), location.href).origin).toBe(location.origin);
});
