import { lockDataFolder } from './dataFolder.ts';
import { StartFailure } from './startFailure.ts';

// A process of its own that locks the folder, prints the outcome, and then waits to be killed.
const [, , folder = ''] = process.argv;
process.on('message', () => {});
try {
  await lockDataFolder(folder);
  process.send?.('locked');
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.send?.({ code: error.code, message: error.message });
}
