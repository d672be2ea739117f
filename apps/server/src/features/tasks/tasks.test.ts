import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { type Task, tasks, taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { must } from '../../demo/shop.ts';
import { makeOrder, shopTest } from '../../testing/orderMakers.ts';
import { testApp } from '../../testing/testApp.ts';

/** Reads events until one satisfies `enough`. */
async function readEvents(response: Response, enough: (task: Task) => boolean): Promise<Task[]> {
  const seen: Task[] = [];
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      if (event.startsWith('data: ')) seen.push(JSON.parse(event.slice(6)) as Task);
      if (seen.length > 0 && enough(seen.at(-1)!)) return seen;
    }
  }
  return seen;
}

it('streams a task’s progress to its owner, and to nobody else', async () => {
  const at = await shopTest();
  const address = await at.test.server.listen({ port: 0, host: '127.0.0.1' });
  const stream = (token: string) =>
    fetch(`${address}${taskStreamPath}`, { headers: { authtoken: token, 'accept-language': 'en' } });
  expect((await stream('nobody')).status).toBe(401);

  const mine = await stream(at.admin.token);
  const ids = [(await makeOrder(at)).id, (await makeOrder(at)).id];
  const finished = readEvents(mine, (task) => task.state === 'done');
  const { taskId } = await must(at.admin, orders.orderReview, { ids, sysStatus: reviewAction.approve });
  await at.test.drain();
  const seen = await finished;
  expect(seen[0]).toMatchObject({ id: taskId, title: 'Production drawings', total: 2 });
  expect(seen.every((task, index) => index === 0 || task.done >= seen[index - 1]!.done)).toBe(true);
  expect(seen.at(-1)).toMatchObject({ done: 2, failed: 0, state: 'done' });
  expect((await (await at.test.as(['/order/index'])).get('/task/list')).data).toEqual([]);
});

it('says in the language of each reader what went wrong, in whichever it was started', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  await rm(join(at.test.app.settings.storageUrl, 'originals'), { recursive: true });
  at.test.language = 'zh';
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  await at.test.drain();
  const read = async () => {
    const [own] = await must(at.admin, tasks.list, {});
    const [failed] = (await must(at.admin, dashboard.failedTasks, {})).rows;
    const { errorMsg } = await must(at.admin, orders.queryDetail, { id });
    return [own!.title, own!.problems[0]!.msg, failed!.title, failed!.problems[0]!.msg, errorMsg];
  };
  for (const text of await read()) expect(text).toMatch(/\p{Script=Han}/u);
  at.test.language = 'en';
  for (const text of await read()) expect(text).toMatch(/^[\p{ASCII}\p{P}]+$/u);
});

it('ends the stream with the session', async () => {
  const test = await testApp();
  const user = await test.as(['/order/index']);
  const address = await test.server.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(`${address}${taskStreamPath}`, { headers: { authtoken: user.token } });
  const ended = readEvents(stream, () => false);
  await user.call(account.logout, {});
  expect(await ended).toEqual([]);
});
