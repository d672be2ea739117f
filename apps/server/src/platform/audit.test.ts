import { expect, it } from 'vitest';
import { masked } from './audit.ts';

it('blots out every text that a secret’s name stands for, however deep', () => {
  expect(
    masked({ authToken: 'a', productKey: 'b', parameters: { passwd: 'c' }, secrets: ['d', { of: 'e' }], key: 'f' }),
  ).toEqual({
    authToken: '***',
    productKey: '***',
    parameters: { passwd: '***' },
    secrets: ['***', { of: '***' }],
    key: 'f',
  });
  expect(masked({ bytes: Buffer.from('x') })).toEqual({ bytes: '***' });
});

it('leaves what is no secret: whether there is one, nothing, and words that only sound like it', () => {
  const open = { mustChangePassword: true, password: null, authToken: '', tokens: 3, monkey: 'wild', turkey: 'roast' };
  expect(masked(open)).toEqual(open);
});
