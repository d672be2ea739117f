import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { makePicture } from '../../testing/make.ts';
import { patience } from '../../testing/patience.ts';
import { sendAndLeave } from '../../testing/rawRequest.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

async function connectionsOf({ server, app }: TestApp): Promise<number> {
  const open = await promisify(server.server.getConnections.bind(server.server))();
  // what a caller has left behind is still at work
  return open + app.pool.totalCount - app.pool.idleCount;
}

it('writes no error line for callers who leave', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { fileUrl } = await makePicture(admin, { widthCm: 40, heightCm: 40 });
  const address = await test.server.listen({ port: 0, host: '127.0.0.1' });
  const head = (line: string, ...headers: string[]) =>
    [line, 'host: x', `authtoken: ${admin.token}`, ...headers, '', ''].join('\r\n');
  const form = ['content-type: multipart/form-data; boundary=x', 'content-length: 100000'];
  const started = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\nbytes';
  const json = ['content-type: application/json', 'content-length: 100'];

  await sendAndLeave(address, `${head('POST /store/page HTTP/1.1', ...json)}{"name":`, { when: 'sent' });
  await sendAndLeave(address, head('POST /fileManage/uploadBatch HTTP/1.1', ...form), { when: 'sent' });
  await sendAndLeave(address, `${head('POST /fileManage/uploadBatch HTTP/1.1', ...form)}${started}`, { when: 'sent' });
  await sendAndLeave(address, `${head('POST /account/login HTTP/1.1', ...form)}${started}`, { when: 'sent' });
  await sendAndLeave(address, head(`GET ${fileUrl} HTTP/1.1`), { when: 'answered' });
  await sendAndLeave(address, head(`GET ${fileUrl}?width=640 HTTP/1.1`), { when: 'sent' });
  await sendAndLeave(address, head('GET /dashboard/overview HTTP/1.1'), { when: 'sent' });
  await sendAndLeave(address, head(`GET ${taskStreamPath} HTTP/1.1`), { when: 'answered' });

  await vi.waitFor(async () => expect(await connectionsOf(test)).toBe(0), patience);
  await test.server.close();
  const log = await readFile(join(test.app.settings.dataDir, 'log'), 'utf8');
  expect(log.split('\n').filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});
