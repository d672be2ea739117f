// The library's lists with nothing around them: Node's own HTTP server, pg and prepared statements. No sign-in, no rights, no log.
import { createServer } from 'node:http';
import { Pool, types } from 'pg';
import { findPictures } from './libraryQueries.ts';

const timestamptz = 1184;
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  types: { getTypeParser: (oid: number, format) => (oid === timestamptz ? String : types.getTypeParser(oid, format)) },
});

createServer((request, response) => {
  const { search, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  void (search ? findPictures(pool, searchParams) : Promise.resolve({})).then((answer) => {
    const text = JSON.stringify(answer);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
