import { screen, within } from '@testing-library/react';

/** antd gives every part the same id in tests, so a dialog is found by its title. */
export async function dialogCalled(title: string) {
  const [found] = await screen.findAllByText(title, { selector: '.ant-modal-title, .ant-modal-confirm-title' });
  return within(found!.closest<HTMLElement>('[role=dialog]')!);
}

/** The row of a table in which a text stands. */
export async function rowOf(text: string) {
  return within((await screen.findByText(text)).closest('tr')!);
}
