// The least that a server of lists needs: Node's own HTTP server and pg. No sign-in, no rights, no log.
import { createServer, type IncomingMessage } from 'node:http';
import { Pool, types } from 'pg';

const timestamptz = 1184;

export const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  // moments stay the text that PostgreSQL sends: a Date would be made only to be written as text again
  types: { getTypeParser: (oid: number, format) => (oid === timestamptz ? String : types.getTypeParser(oid, format)) },
});

/** Listens at PORT and sends as JSON what `answer` gives for each request. */
export function serve(answer: (request: IncomingMessage) => Promise<object>): void {
  // a connection that rests while the other side is measured is not closed under its next request
  createServer({ keepAliveTimeout: 300_000 }, (request, response) => {
    void answer(request).then((value) => {
      const text = JSON.stringify(value);
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
        .end(text);
    });
  }).listen(Number(process.env['PORT']), '127.0.0.1');
}
