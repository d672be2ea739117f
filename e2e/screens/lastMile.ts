import { expect, type Locator, type Page } from '@playwright/test';

/** An order's row in its batch. */
export const batchRow = (page: Page, number: string): Locator => page.getByRole('row').filter({ hasText: number });

/** Opens what stands behind the three dots of an order. */
export async function openMenu(page: Page, number: string, act: string): Promise<void> {
  await batchRow(page, number).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('group', { name: '更多操作' }).getByRole('button', { name: act, exact: true }).click();
}

/** Answers the question before an act that spends money or gives a label back. */
export async function agree(page: Page, title: string, act: string): Promise<void> {
  const question = page.getByRole('dialog', { name: title });
  await question.getByRole('button', { name: act, exact: true }).click();
  await expect(question).toBeHidden();
}
