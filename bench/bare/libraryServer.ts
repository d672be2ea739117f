// The library's lists on the bare server, with prepared statements.
import { findPictures } from './libraryQueries.ts';
import { pool, serve } from './server.ts';

serve((request) => {
  const { search, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  return search ? findPictures(pool, searchParams) : Promise.resolve({});
});
