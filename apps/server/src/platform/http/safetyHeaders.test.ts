import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

const answers = [
  { what: 'what a call answers', url: '/user/getInfo', signedIn: true },
  { what: 'a call', url: '/store/page' },
  { what: 'a call that does not exist', url: '/no/such/call' },
  { what: 'the health check', url: '/healthz' },
  { what: 'the documentation', url: '/docs/' },
];

it.each(answers)(
  'sends $what with headers that keep scripts of others, frames and guesses out',
  async ({ url, signedIn }) => {
    const { server, as } = await testApp();
    const who = signedIn && { authtoken: (await as('admin')).token };
    const { headers, statusCode } = await server.inject({ url, headers: { accept: 'text/html', ...who } });
    if (signedIn) expect(statusCode).toBe(200);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((rule) => rule.trim().split(/ (.*)/s) as [string, string]),
    );
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('object-src') ?? policy.get('default-src')).toBe("'none'");
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? '';
    expect(scripts).toMatch(/^'(self|none)'/);
    expect(scripts).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  },
);
