import type { SessionRow } from '@pressroom/contract/account/sessions';

export function sampleSession(given: Partial<SessionRow> = {}): SessionRow {
  return {
    id: '1',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    address: '192.0.2.7',
    gmtCreate: '2026-11-20T02:00:00.000Z',
    seenAt: '2026-11-20T03:00:00.000Z',
    expiresAt: '2026-11-20T15:00:00.000Z',
    current: false,
    ...given,
  };
}
