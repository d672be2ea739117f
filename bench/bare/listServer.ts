// The lists of one screen with nothing around them: Node's own HTTP server, pg and prepared statements. No sign-in, no rights, no log.
import { createServer } from 'node:http';
import { Pool, types } from 'pg';
import { questions as catalogue } from './catalogueQueries.ts';
import { answerList, type Question } from './listQuestion.ts';
import { questions as mapping } from './mappingQueries.ts';

const timestamptz = 1184;
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  types: { getTypeParser: (oid: number, format) => (oid === timestamptz ? String : types.getTypeParser(oid, format)) },
});
const lists: Readonly<Record<string, Readonly<Record<string, Question>>>> = { catalogue, mapping };
const questions = lists[process.env['LISTS'] ?? '']!;

createServer((request, response) => {
  const name = (request.url ?? '/').slice(1);
  const question = questions[name];
  const answering = question ? answerList(pool, name, question) : Promise.resolve({});
  void answering.then((value) => {
    const text = JSON.stringify(value);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
