import { expect, it } from 'vitest';
import { CallFailure } from '../client/callFailure.ts';
import { failureText } from './failureText.ts';
import { switchLanguage, t } from './i18n.ts';

it('repeats what the server said', () => {
  expect(failureText(new CallFailure({ code: 409, status: 409, reason: 'In use' }), t)).toBe('In use');
});

it('finds words of its own in the language that is shown, not in that of the call', async () => {
  const failure = new CallFailure({ code: 0, status: 0, reason: { key: 'client.unreachable' } });
  expect(failureText(failure, t)).toContain('The server cannot be reached');
  await switchLanguage('zh');
  expect(failureText(failure, t)).toContain('无法连接服务器');
});

it('fills in what its own words leave open', () => {
  const reason = { key: 'client.notUnderstood', params: { status: 502 } } as const;
  expect(failureText(new CallFailure({ code: 502, status: 502, reason }), t)).toContain('(502)');
});

it('says nothing of what is no call', () => {
  expect(failureText(new Error('A defect'), t)).toBeUndefined();
});
