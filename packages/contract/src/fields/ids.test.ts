import { expect, it } from 'vitest';
import { id, ids } from './ids.ts';

it('knows one record by one id, however it is written', () => {
  expect(ids('Order').parse(['7', '007', 7, ' 7 '])).toEqual(['7']);
  expect(id('Folder').parse('000')).toBe('0');
});
