import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Resolves once a dialog has opened whole, and what has the focus keeps it. */
export async function untilShown(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(dialog.className).not.toMatch(/-appear|-enter/));
}
