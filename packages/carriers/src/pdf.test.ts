import { expect, it } from 'vitest';
import { isPdf } from './pdf.ts';

const whole = `%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`;

it.each([
  ['a whole file', whole, true],
  ['a file after a few other bytes', `\uFEFF\n${whole}`, true],
  ['the first half of a file', whole.slice(0, 2500), false],
  ['the second half of a file', whole.slice(2500), false],
  ['a page that says why there is none', '<html><body>%PDF</body></html>', false],
  ['nothing', '', false],
])('knows %s', (_what, text, is) => {
  expect(isPdf(Buffer.from(text))).toBe(is);
});

it('looks at the part of the memory that it is given', () => {
  const memory = Buffer.from(`%PDF-1.7 %%EOF and more`);
  expect(isPdf(memory.subarray(0, 14))).toBe(true);
  expect(isPdf(memory.subarray(4, 14))).toBe(false);
});
