// Pages of orders with nothing around them: Node's own HTTP server, pg and prepared statements. No sign-in, no rights, no log.
import { createServer, type IncomingMessage } from 'node:http';
import { Pool, types } from 'pg';
import { findNumbers, findPage } from './orderQueries.ts';

type Question = { sysStatus: number; pageSize: number } | { thirdOrderNumbers: string[] };

const timestamptz = 1184;
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  // a moment is passed on as the text that it came as: a Date would only be made to be printed again
  types: { getTypeParser: (oid: number, format) => (oid === timestamptz ? String : types.getTypeParser(oid, format)) },
});

createServer((request, response) => {
  void read(request).then(async (body) => {
    const text = JSON.stringify(request.method === 'POST' ? await answer(JSON.parse(body) as Question) : {});
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');

function answer(question: Question): Promise<object> {
  return 'thirdOrderNumbers' in question
    ? findNumbers(pool, question.thirdOrderNumbers)
    : findPage(pool, question.sysStatus, question.pageSize);
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
}
