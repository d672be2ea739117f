import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRedactor } from './redactor.ts';

it('leaves no spelling of a secret in a text', () => {
  const secret = fc.string({ minLength: 3, unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(secret, { minLength: 1, maxLength: 4 }), fc.string(), (secrets, between) => {
      const spellings = secrets.flatMap((each) => [
        each,
        encodeURIComponent(each),
        Buffer.from(each).toString('base64'),
      ]);
      const redacted = createRedactor(secrets)(spellings.join(between));
      // a secret that mask and text form together by chance was not sent
      const rest = redacted.split('•••').flatMap((part) => part.split(between));
      for (const spelling of spellings) expect(rest).not.toContain(spelling);
    }),
  );
});

it.each([
  ['the longer of two secrets, of which one begins with the other', ['key', 'key-2'], 'id key-2!', 'id •••!'],
  ['every place where a secret stands', ['s3cret'], 's3cret, s3cret', '•••, •••'],
  ['nothing for an empty secret', [''], 'as it was', 'as it was'],
])('replaces %s', (_what, secrets, text, redacted) => {
  expect(createRedactor(secrets)(text)).toBe(redacted);
});
