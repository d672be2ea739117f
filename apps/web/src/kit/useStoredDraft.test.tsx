import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderScreen } from '../testing/renderScreen.tsx';
import { useStoredDraft } from './useStoredDraft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let draft: ReturnType<typeof useStoredDraft<{ name: string }>>;

function Dialog() {
  draft = useStoredDraft('tee', z.object({ name: z.string() }));
  return <p>{draft.full ? 'no room' : (draft.found?.value.name ?? 'nothing')}</p>;
}

async function open() {
  const { client } = renderScreen(<Dialog />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return client;
}
const shown = () => screen.getAllByText(/./).at(-1)!.textContent;

it('finds again what was kept a second after the last change, or when the page was left', async () => {
  await open();
  expect(shown()).toBe('nothing');
  draft.keep(() => ({ name: 'one' }));
  vi.advanceTimersByTime(900);
  draft.keep(() => ({ name: 'two' }));
  vi.advanceTimersByTime(900);
  expect(localStorage).toHaveLength(0);
  vi.advanceTimersByTime(100);
  await open();
  expect(shown()).toBe('two');
  draft.keep(() => ({ name: 'three' }));
  dispatchEvent(new Event('pagehide'));
  await open();
  expect(shown()).toBe('three');
  draft.drop();
  dispatchEvent(new Event('pagehide'));
  await open();
  expect(shown()).toBe('nothing');
});

it('does not find what is old or of another shape, and says when there is no room', async () => {
  const put = (value: unknown, at = new Date().toISOString()) =>
    localStorage.setItem('draft:ada:tee', JSON.stringify({ value, at }));
  put({ name: 1 });
  await open();
  expect(shown()).toBe('nothing');
  put({ name: 'old' }, new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString());
  await open();
  expect(shown()).toBe('nothing');
  localStorage.setItem('draft:ada:tee', '{');
  await open();
  expect(shown()).toBe('nothing');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draft.keep(() => ({ name: 'much' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shown()).toBe('no room');
});
