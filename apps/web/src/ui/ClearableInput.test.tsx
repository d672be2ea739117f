import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { ClearableInput } from './ClearableInput.tsx';

it('names the button that empties it', async () => {
  const { user } = renderScreen(<ClearableInput aria-label="Name" defaultValue="tee" />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
});
