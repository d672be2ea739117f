import { runChecks } from './checks.ts';
import { endTogether } from './process.ts';

endTogether();
const failed = (await runChecks()).filter(({ passed }) => !passed);
if (failed.length > 0) {
  console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
