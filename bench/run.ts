// Measures everything, or the figure named; `bench/out/latest.json` holds what was measured last.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workAlone } from './alone.ts';
import { figures } from './figures.ts';
import type { Figure, Measured } from './figure.ts';
import { out } from './folders.ts';
import { tableOf } from './table.ts';

const [wanted] = process.argv.slice(2);
const chosen = figures.filter(({ names, onDemand }) => (wanted === undefined ? !onDemand : names.includes(wanted)));
if (chosen.length === 0) {
  console.error(`There is no figure ${wanted}. There are: ${figures.flatMap((figure) => figure.names).join(', ')}`);
  process.exit(2);
}

const measured: Measured[] = [];

async function measure(figure: Figure): Promise<void> {
  console.log(`Measuring ${figure.what} …`);
  const begun = performance.now();
  try {
    const lines = await figure.measure(wanted);
    measured.push(...lines);
    // a run that is ended early has told what it knows
    if (chosen.length > 1) console.log(`${tableOf(lines)}\nin ${Math.round((performance.now() - begun) / 1000)} s\n`);
  } catch (error) {
    // the others can still be measured
    console.error(`${figure.names.join(' and ')} could not be measured:`, error);
    process.exitCode = 1;
  }
}

await workAlone(async () => {
  for (const figure of chosen.filter(({ paced }) => !paced)) await measure(figure);
  await Promise.all(chosen.filter(({ paced }) => paced).map(measure));
});
writeFileSync(join(out, 'latest.json'), `${JSON.stringify(measured, null, 2)}\n`);
console.log(`\n${tableOf(measured)}`);
if (measured.some((figure) => !figure.met)) process.exitCode = 1;
