import { MarketplaceFailure } from '@pressroom/marketplaces';
import { warningLevel } from '@pressroom/contract/stores/authorization';
import { describe, expect, it } from 'vitest';
import { keysWith, typedKeys } from './keys.ts';
import { problemOfFailure, readProblem } from './problem.ts';
import { isMoreUrgent } from './rules.ts';

describe('the keys of an authorisation', () => {
  const stored = { authKey: 'K', authSecret: 'S', authToken: 'T', productKey: 'P', productToken: 'PT' };

  it.each([
    ['nothing is typed', {}, { authKey: 'K', authSecret: 'S', authToken: 'T' }],
    ['another token is typed', { authToken: 'new' }, { authKey: 'K', authSecret: 'S', authToken: 'new' }],
    ['a blank is typed', { authToken: '' }, { authKey: 'K', authSecret: 'S', authToken: 'T' }],
    ['the app of the settings is chosen', { settingsApp: 1 }, { authToken: 'T' }],
    ['it is chosen beside a token', { settingsApp: 1, authToken: 'new' }, { authToken: 'new' }],
    ['it is not chosen', { settingsApp: 0 }, { authKey: 'K', authSecret: 'S', authToken: 'T' }],
    ['keys of products are typed', { productKey: 'x' }, { authKey: 'K', authSecret: 'S', authToken: 'T' }],
  ])('of orders, where %s', (_, given, expected) => {
    expect(keysWith(stored, given, 'orders')).toEqual(expected);
  });

  it('of products are others', () => {
    expect(keysWith(stored, { productSecret: 'PS', authKey: 'x' }, 'products')).toEqual({
      productKey: 'P',
      productSecret: 'PS',
      productToken: 'PT',
    });
    expect(typedKeys({ productKey: '', productToken: 'PT', authKey: 'x' }, 'products')).toEqual({ productToken: 'PT' });
  });
});

it('warns again only as the end comes nearer', () => {
  const levels = warningLevel.options;
  for (const [place, level] of levels.entries()) {
    expect(isMoreUrgent(level, null)).toBe(true);
    for (const [other, former] of levels.entries()) expect(isMoreUrgent(level, former)).toBe(place < other);
  }
});

describe('a problem', () => {
  it.each([
    ['auth', '7000018', 'bg.order', 'stores.trouble.auth'],
    ['unavailable', 'timedOut', 'bg.order', 'stores.trouble.timedOut'],
    ['unavailable', 'http502', 'bg.order', 'stores.trouble.unavailable'],
    ['rejected', 'timedOut', 'bg.order', 'stores.trouble.rejected'],
    ['malformed', undefined, '/open-api/x', 'stores.trouble.malformed'],
  ] as const)('of the kind %s with the code %s at %s has the words %s', (kind, code, endpoint, key) => {
    expect(problemOfFailure(new MarketplaceFailure(kind, endpoint, { code })).key).toBe(key);
  });

  it('tells code and reason as far as the marketplace has told them', () => {
    const said = (details: object) => problemOfFailure(new MarketplaceFailure('rejected', '/x', details)).params;
    expect(said({ code: '7', reason: 'no stock' })).toEqual({ said: ' (7: no stock)' });
    expect(said({ reason: 'no stock' })).toEqual({ said: ' (no stock)' });
    expect(said({})).toEqual({ said: '' });
  });

  it.each([
    [{ key: 'stores.trouble.auth', params: { said: ' (7)' } }, true],
    [{ key: 'sync.cut' }, true],
    [{ key: 'a.key.of.another.release' }, false],
    ['words', false],
    [null, false],
  ])('that was stored as %j is read where there are words for it', (stored, isKnown) => {
    expect(readProblem(stored)).toEqual(isKnown ? stored : null);
  });
});
