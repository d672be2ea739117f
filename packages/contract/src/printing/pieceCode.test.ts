import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksLikePieceCode, pieceCode, readPieceCode } from './pieceCode.ts';

const digits = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
const pieces = fc.record({
  lineId: fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }).map(String),
  unit: fc.integer({ min: 0, max: 100_000 }),
});

describe('the code of a piece', () => {
  it('is read back, in small letters too', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        const code = pieceCode(piece);
        expect([readPieceCode(code), readPieceCode(code.toLowerCase())]).toEqual([piece, piece]);
        expect(looksLikePieceCode(code)).toBe(true);
      }),
    );
  });

  it('belongs to one piece alone', () => {
    fc.assert(
      fc.property(pieces, pieces, (one, other) => {
        const isSame = one.lineId === other.lineId && one.unit === other.unit;
        expect(pieceCode(one) === pieceCode(other)).toBe(isSame);
      }),
    );
  });

  it('is refused with any one character wrong', () => {
    fc.assert(
      fc.property(pieces, fc.nat(), fc.constantFrom(...digits), (piece, at, digit) => {
        const code = pieceCode(piece);
        const place = 1 + (at % (code.length - 1));
        fc.pre(code[place] !== digit && code[place] !== '-');
        expect(readPieceCode(code.slice(0, place) + digit + code.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  it('is refused with two neighbours that have changed places', () => {
    fc.assert(
      fc.property(pieces, fc.nat(), (piece, at) => {
        const code = pieceCode(piece);
        const place = 1 + (at % (code.length - 2));
        fc.pre(code[place] !== code[place + 1]);
        const swapped = code.slice(0, place) + code[place + 1]! + code[place]! + code.slice(place + 2);
        expect(readPieceCode(swapped)).toBeUndefined();
      }),
    );
  });

  it('is short while ids are, and holds no letter that looks like a digit', () => {
    const code = pieceCode({ lineId: '2000000', unit: 1 });
    expect(code).toHaveLength(9);
    fc.assert(
      fc.property(pieces, (piece) => {
        expect(pieceCode(piece)).toMatch(/^Q[^ILOU]+$/);
      }),
    );
  });

  it('takes the letters that a person types for 0 and 1', () => {
    const piece = { lineId: '33', unit: 10 };
    const code = pieceCode(piece);
    expect(readPieceCode(code.replace('0', 'O').replace('1', 'l'))).toEqual(piece);
  });

  it.each(['', 'Q', 'Q-0', 'PO-211-07', 'GSH12', '1Z999AA10123456784', 'Q01-0K', 'Q1-00K', '%ABORT', 'WEB-20007'])(
    'is not %s',
    (text) => expect(readPieceCode(text)).toBeUndefined(),
  );
});
