import { expect, it } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { type Task, taskStreamPath } from '@pressroom/contract/tasks/tasks';
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
  expect(seen.every((task, place) => place === 0 || task.done >= seen[place - 1]!.done)).toBe(true);
  expect(seen.at(-1)).toMatchObject({ done: 2, failed: 0, state: 'done' });
  expect((await (await at.test.as(['/order/index'])).get('/task/list')).data).toEqual([]);
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
