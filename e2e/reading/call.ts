import type { Page } from '@playwright/test';
import type { GivenFile } from '../goods/files.ts';

const tokenCookie = 'order_management_system_token';

/** What the page's user is known by; empty for nobody. */
export async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === tokenCookie)?.value ?? '';
}

/** One of the product's calls, as the page's own user. With an input it is a POST. */
export async function call<T>(page: Page, path: string, input?: object): Promise<T> {
  const headers = { AuthToken: await tokenOf(page), 'Accept-Language': 'zh' };
  const answer = await page.request.fetch(path, { method: input ? 'POST' : 'GET', headers, data: input });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: T };
  return data;
}

/** The same with files. */
export async function sendFiles<T>(page: Page, path: string, files: readonly GivenFile[]): Promise<T> {
  const form = new FormData();
  for (const { name, mimeType, buffer } of files)
    form.append('files', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const answer = await page.request.post(path, { headers: { AuthToken: await tokenOf(page) }, multipart: form });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}
