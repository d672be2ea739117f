import { describe, expect, it } from 'vitest';
import { decryptText, sameText } from './cipher.ts';

describe('decryption', () => {
  it('uses the first 16 bytes of key and iv as text', () => {
    expect(decryptText('sQmNTAKR2o4HrmCO3OchFgGyJU5Qta57+JQxxgVyVPU=', '12345678abcdefgh', '12345678abcdefgh')).toBe(
      '{"orderSn":"XXYYZZ","status":1}',
    );
  });

  it.each([
    ['0D8BD3F0AC9F12B0B6B6876527D0175F', 'IULL9EKxPobs/B+CED6flQ==', '123456'],
    ['14ABE7A4222647CB945DADC76740BA73', 'lr4JDSqQkRyZ2YAosX3ZRQ==', 'Hello World'],
    [
      '698E4F20DFBA4B85B2291C2BCB7381C5',
      'Um6W8uVjabRyt5zJI3hw/38ke8dvUq1o6Vkk1f/Gzjt+sWGeUpYBIFTk7/xVHhJy',
      'E547DCB619824189AD3A532546AE37F9',
    ],
    [
      '0123456789ABCDEF0123456789ABCDEF',
      'sihPCNRIkDmtcOX1Ez7JxI9fBFuYyF8cLW+CQNSMXFbcLBz2h4cwoVV5JOf+KTKP',
      'FEDCBA9876543210FEDCBA9876543210',
    ],
  ])('opens what was published for %s', (key, data, expected) => {
    for (const iv of ['space-station-de', 'space-station-default-iv'])
      expect(decryptText(data, key, iv)).toBe(expected);
  });

  it('opens what was published with its iv before it', () => {
    const whole = Buffer.from('MDEyMzQ1Njc4OWFiY2RlZl9MC3NmX0K0O0tcl4c90z/R7BLEitgXk3+3coYsV1bE', 'base64');
    const [iv, data] = [whole.subarray(0, 16).toString(), whole.subarray(16).toString('base64')];
    expect(decryptText(data, '0123456789ABCDEF0123456789ABCDEF', iv)).toBe('{"hello":"shein"}');
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
