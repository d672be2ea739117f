import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { ActMenu } from './ActMenu.tsx';

it('is worked from the keyboard, and gives the focus back', async () => {
  const [copy, close] = [vi.fn(), vi.fn()];
  const acts = [
    { label: 'Copy', run: copy },
    { label: 'Close', run: close, danger: true },
  ];
  const { user } = renderScreen(<ActMenu label="More" icon={null} acts={acts} />);
  const opener = screen.getByRole('button', { name: 'More' });
  await user.tab();
  await user.keyboard('{Enter}');
  const first = await screen.findByRole('button', { name: 'Copy' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{ArrowDown}{Enter}');
  expect([copy.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
  expect(document.activeElement).toBe(opener);

  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
