import { describe, expect, it } from 'vitest';
import { decryptText, sameText } from './cipher.ts';

describe('decryption', () => {
  it('uses the first 16 bytes of key and iv as text', () => {
    expect(decryptText('sQmNTAKR2o4HrmCO3OchFgGyJU5Qta57+JQxxgVyVPU=', '12345678abcdefgh', '12345678abcdefgh')).toBe(
      '{"orderSn":"XXYYZZ","status":1}',
    );
  });

  it.each(['', 'AAAA', 'sQmNTAKR2o4HrmCO3OchFgGyJU5Qta57+JQxxgVyVPU=', 'not base64 at all'])(
    'says no more about "%s" than that it cannot',
    (data) => {
      expect(() => decryptText(data, 'another key', 'iv')).toThrow('The text cannot be decrypted with this key');
    },
  );
});

describe('comparison', () => {
  it('knows equal texts', () => {
    expect(sameText('größe', 'größe')).toBe(true);
    expect(sameText('größe', 'grösse')).toBe(false);
    expect(sameText('', 'a')).toBe(false);
  });
});
