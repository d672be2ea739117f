import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleAge } from '../platformCategories.sample.ts';
import { agoText } from './agoText.ts';
import { DefinitionAgeNote } from './DefinitionAgeNote.tsx';

describe('the age of a definition', () => {
  it.each([
    ['2026-11-21T02:00:00.000Z', 'now', '现在'],
    ['2026-11-21T01:59:01.000Z', 'now', '现在'],
    ['2026-11-21T02:00:30.000Z', 'now', '现在'],
    ['2026-11-21T01:01:00.000Z', '59 minutes ago', '59分钟前'],
    ['2026-11-20T23:00:00.000Z', '3 hours ago', '3小时前'],
    ['2026-11-18T01:00:00.000Z', '3 days ago', '3天前'],
  ])('of %s reads %s', (iso, english, chinese) => {
    const now = new Date('2026-11-21T02:00:00.000Z');
    expect(agoText(iso, now, 'en')).toBe(english);
    expect(agoText(iso, now, 'zh')).toBe(chinese);
  });

  it('says why it could not be asked for again, and asks', async () => {
    const onRefresh = vi.fn(async () => undefined);
    const age = sampleAge({ isStale: true, problem: 'The store’s authorisation has ended' });
    const { user } = renderScreen(<DefinitionAgeNote age={age} onRefresh={onRefresh} />);
    screen.getByText(/may be out of date · The store’s authorisation has ended/);
    await user.click(screen.getByRole('button', { name: /Fetch again/ }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('offers nothing to those who may not refresh it', () => {
    renderScreen(<DefinitionAgeNote age={sampleAge()} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/may be out of date/)).toBeNull();
  });
});
