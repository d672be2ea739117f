import { expect, type Locator, type Page } from '@playwright/test';

/** So many presses of Tab a person takes upon himself; what lies farther away counts as out of reach. */
const most = 40;

interface Way {
  /** Backwards, with Shift. */
  back?: boolean;
}

/** Goes on with the Tab key, around the page if need be, until this has the focus. */
export async function tabTo(page: Page, wanted: Locator, { back = false }: Way = {}): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < most; step += 1) {
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  await expect(wanted).toBeFocused();
}

/** Goes there and presses it. */
export async function pressByKey(page: Page, wanted: Locator, way?: Way): Promise<void> {
  await tabTo(page, wanted, way);
  await page.keyboard.press('Enter');
}

/** Goes to a field with a list, and chooses its first entry, or the first one that has what is typed. */
export async function chooseByKey(page: Page, field: Locator, typed?: string): Promise<void> {
  await tabTo(page, field);
  if (typed === undefined) await page.keyboard.press('ArrowDown');
  else await page.keyboard.type(typed);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  if (typed !== undefined) await expect(page.getByRole('listbox').getByRole('option')).toHaveText([typed]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

export async function signInByKey(page: Page, password: string): Promise<void> {
  await page.goto('/');
  await tabTo(page, page.getByLabel('账号'));
  await page.keyboard.type('admin');
  await tabTo(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
}

/** By the key that leads to the navigation, as the list under ? says. */
export async function openByKey(page: Page, title: string, way?: Way): Promise<void> {
  await page.keyboard.press('g');
  const navigation = page.getByRole('navigation', { name: '主导航' });
  await pressByKey(page, navigation.getByRole('link', { name: title, exact: true }), way);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** With the arrow keys, from the tab that is shown. */
export async function turnByKey(page: Page, tab: Locator, way?: Way): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }), way);
  const isThere = () => tab.evaluate((one) => one === one.ownerDocument.activeElement);
  while (!(await isThere())) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}
