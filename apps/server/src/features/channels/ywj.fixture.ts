import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { sampleToken } from '../../testing/make.ts';

export interface FakeServer {
  apiUrl: string;
  /** Of every request: what was asked, and what proved who asks. */
  asked: { path: string; authorization: string }[];
}

const offered = [
  { ChannelCode: 'UNI-NEXT', ChannelName: 'UniUni next day' },
  { ChannelCode: 'GOFO-GROUND', ChannelName: 'GOFO ground' },
];

/** YWJ as far as its list of channels goes, for the account `C-2207`. */
export function fakeYwj(): Promise<FakeServer> {
  const expected = `Basic ${Buffer.from(`C-2207&${sampleToken}`).toString('base64')}`;
  return startFake((request, response) => {
    const known = request.headers.authorization === expected;
    const [status, Code, Data] = known ? [200, '0000', offered] : [401, '4001', null];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ Success: known, Code, Message: 'as it is', Data }));
  });
}

/** Anything that listens, below the path `/ywj`; gone when the test is. */
export async function startFake(answer: RequestListener): Promise<FakeServer> {
  const asked: FakeServer['asked'] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '' });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ywj`, asked };
}
