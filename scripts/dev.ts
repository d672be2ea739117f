import { ended, endTogether, start } from './process.ts';

endTogether();
const server = start(['node', '--watch', 'apps/server/src/main.ts']);
const web = start(['vite', 'apps/web']);
process.exitCode = await Promise.race([ended(server), ended(web)]);
server.kill('SIGTERM');
web.kill('SIGTERM');
