import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName, uniquePaths } from './fileNames.ts';

describe('a safe file name', () => {
  it.each([
    ['a:b?.png', 'a_b_.png'],
    ['A/B:C*?', 'A_B_C__'],
    ['订单“1”<2>', '订单“1”_2_'],
    ['tab\tand\u0000nul', 'tab_and_nul'],
    ['..', '_'],
    ['.hidden', '_hidden'],
    ['x. ', 'x_'],
    ['', '_'],
    ['CON', '_CON'],
    ['nul.png', '_nul.png'],
    ['com1.tar.gz', '_com1.tar.gz'],
    ['console.png', 'console.png'],
  ])('of %j is %j', (text, expected) => {
    expect(safeFileName(text)).toBe(expected);
  });

  it('is safe whatever it is made of, and stays as it is when it is safe already', () => {
    const nasty = fc.string({ unit: fc.constantFrom('.', ' ', '/', '\\', ':', '\n', 'a', 'CON', 'nul', '订', '1') });
    fc.assert(
      fc.property(nasty, (text) => {
        const name = safeFileName(text);
        expect(name).not.toMatch(/^$|^\.|[. ]$|[<>:"/\\|?*\n]|^(con|nul)(\.|$)/i);
        expect(safeFileName(name)).toBe(name);
      }),
      { seed: 11, numRuns: 500 },
    );
  });
});

describe('paths of a zip', () => {
  it('stand once, whatever their case and whatever numbers were there before', () => {
    expect(uniquePaths(['A.png', 'a.png', 'a (2).png', 'no extension', 'No Extension', '1.2/x', '1.2/X'])).toEqual([
      'A.png',
      'a (2).png',
      'a (2) (2).png',
      'no extension',
      'No Extension (2)',
      '1.2/x',
      '1.2/X (2)',
    ]);
  });

  it('are never the same twice, and the first of a kind keeps its name', () => {
    const path = fc.string({ unit: fc.constantFrom('a', 'A', '.', '/', ' (2)', ' (3)'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(path, { maxLength: 12 }), (paths) => {
        const unique = uniquePaths(paths);
        expect(new Set(unique.map((one) => one.toLowerCase())).size).toBe(paths.length);
        expect(unique[0]).toBe(paths[0]);
      }),
      { seed: 11, numRuns: 500 },
    );
  });
});
