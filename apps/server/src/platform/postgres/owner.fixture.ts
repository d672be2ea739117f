import { StartFailure } from '../process/startFailure.ts';
import { startEmbedded } from './embedded.ts';

// A process of its own that starts the server on the given folder, prints the outcome, and then waits to be killed.
const [, , folder = '', dataFolder] = process.argv;
process.on('message', () => {});
try {
  const server = await startEmbedded(folder, { dataFolder });
  process.send?.({ owner: server.owner, url: server.url('postgres') });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.send?.({ failure: { code: error.code, message: error.message } });
}
