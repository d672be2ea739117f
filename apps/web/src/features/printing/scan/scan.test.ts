import { describe, expect, it } from 'vitest';
import { type Burst, cleanCode, noBurst, scanned, typed } from './scan.ts';

/** The burst after these keys, one every `apart` milliseconds from `start`. */
function keys(text: string, { start = 0, apart = 10, after = noBurst } = {}): Burst {
  return Array.from(text).reduce((burst, key, at) => typed(burst, key, start + at * apart), after);
}

describe('a scan', () => {
  it('is keys closer together than a hand types, ended by Enter as closely', () => {
    expect(scanned(keys('1Z999AA1'), 80)).toBe('1Z999AA1');
    expect(scanned(keys('1Z999AA1'), 200)).toBeUndefined();
    expect(scanned(keys('1Z999AA1', { apart: 60 }), 430)).toBeUndefined();
  });

  it('does not begin with what a hand typed before it', () => {
    const byHand = keys('ab', { apart: 120 });
    expect(scanned(keys('PR-10001', { start: 500, after: byHand }), 575)).toBe('PR-10001');
  });

  it('is no scan when it is as short as a fast hand', () => {
    expect(scanned(keys('abc'), 25)).toBeUndefined();
  });
});

describe('a code', () => {
  it.each([
    [']C1PR-10001', 'PR-10001'],
    ['  PR-10001\t', 'PR-10001'],
    ['\u001d42073301\u001d9400111899223197428490', '420733019400111899223197428490'],
    ['PR]C1', 'PR]C1'],
  ])('loses what a scanner puts around it: %j', (given, clean) => {
    expect(cleanCode(given, { prefix: '', suffix: '' })).toBe(clean);
  });

  it.each([
    ['~PR-10001#', 'PR-10001'],
    [']C1PR-10001', 'PR-10001'],
    ['~]C1PR-10001#\r\n', 'PR-10001'],
    ['PR-10001', 'PR-10001'],
    ['PR~10#001', 'PR~10#001'],
    ['~#', ''],
  ])('loses what this bench’s scanner is set up to add: %j', (given, clean) => {
    expect(cleanCode(given, { prefix: '~', suffix: '#' })).toBe(clean);
  });
});
