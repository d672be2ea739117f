import { ended, endTogether, start } from './process.ts';

endTogether();
// browsers are at Vite's address, and are sent back there from elsewhere
const PUBLIC_URL = process.env['PUBLIC_URL'] ?? 'http://localhost:5173';
const server = start(['node', '--watch', 'apps/server/src/main.ts'], { env: { PUBLIC_URL } });
const web = start(['vite', 'apps/web']);
process.exitCode = await Promise.race([ended(server), ended(web)]);
server.kill('SIGTERM');
web.kill('SIGTERM');
