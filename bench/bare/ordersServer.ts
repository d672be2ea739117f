// Pages of orders on the bare server, with prepared statements.
import type { IncomingMessage } from 'node:http';
import { findNumbers, findPage, type PageQuestion } from './orderQueries.ts';
import { pool, serve } from './server.ts';

type Question = PageQuestion | { thirdOrderNumbers: string[] };

serve(async (request) => {
  const body = await read(request);
  return request.method === 'POST' ? answer(JSON.parse(body) as Question) : {};
});

function answer(question: Question): Promise<object> {
  return 'thirdOrderNumbers' in question ? findNumbers(pool, question.thirdOrderNumbers) : findPage(pool, question);
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
}
