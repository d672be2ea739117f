import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { checkout } from './process.ts';

/** One violation of each rule of the house, at a place where it applies. */
const violations: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'the contract takes another library': ['packages/contract/src/a/x.ts', 'kysely'],
  'the contract takes the server': ['packages/contract/src/a/x.ts', '@pressroom/server/main'],
  'imaging knows another part': ['packages/imaging/src/x.ts', '@pressroom/contract/fields/ids'],
  'a client of carriers knows another part': ['packages/carriers/src/a/x.ts', '@pressroom/contract/fields/ids'],
  'a client of marketplaces knows another part': ['packages/marketplaces/src/a/x.ts', '@pressroom/contract'],
  'a client of marketplaces knows a feature': ['packages/marketplaces/src/a/x.ts', '@pressroom/contract/stores/stores'],
  'a client of marketplaces knows the server': ['packages/marketplaces/src/x.ts', '@pressroom/server/main'],
  'the sandbox shares code with a client': ['apps/sandbox/src/a/x.ts', '@pressroom/marketplaces/shein'],
  'the sandbox shares the contract': ['apps/sandbox/src/x.ts', '@pressroom/contract'],
  'the platform knows a feature': ['apps/server/src/platform/a/x.ts', '../../features/a/a.public.ts'],
  'the platform knows the sandbox': ['apps/server/src/platform/x.ts', '@pressroom/sandbox/sandbox'],
  'a feature knows the sandbox': ['apps/server/src/features/a/x.ts', '@pressroom/sandbox/sandbox'],
  'a room knows the sandbox': ['apps/server/src/features/a/room/x.ts', '@pressroom/sandbox/sandbox'],
  'a feature enters another by the side': ['apps/server/src/features/a/x.ts', '../b/b.queries.ts'],
  'a feature enters a room of another': ['apps/server/src/features/a/x.ts', '../b/room/x.ts'],
  'a room enters another feature by the side': ['apps/server/src/features/a/room/x.ts', '../../b/b.queries.ts'],
  'a room enters a room of another': ['apps/server/src/features/a/room/x.ts', '../../b/room/x.ts'],
  'an inner room enters another feature': ['apps/server/src/features/a/room/in/x.ts', '../../../b/b.queries.ts'],
  'ui knows a feature': ['apps/web/src/ui/x.tsx', '../features/a/A.tsx'],
  'kit knows a feature': ['apps/web/src/kit/a/x.tsx', '../../features/a/A.tsx'],
  'a screen enters another feature by the side': ['apps/web/src/features/a/x.tsx', '../b/B.tsx'],
  'a room of screens enters another feature': ['apps/web/src/features/a/room/x.tsx', '../../b/useB.ts'],
  'a room takes the looks of another feature': ['apps/web/src/features/a/room/x.tsx', '../../b/b.module.css'],
  'an inner room of screens enters another feature': ['apps/web/src/features/a/room/in/x.tsx', '../../../b/B.tsx'],
};

/** What the same rules leave alone. */
const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['packages/contract/src/b/y.ts', 'zod'],
  ['packages/contract/src/b/y.ts', '../fields/ids.ts'],
  ['packages/contract/src/b/y.ts', './z.ts'],
  ['packages/contract/src/b/y.test.ts', 'vitest'],
  ['packages/marketplaces/src/b/y.ts', '@pressroom/contract/attributes/field'],
  ['packages/marketplaces/src/b/y.ts', '../shared/call.ts'],
  ['apps/sandbox/src/b/y.ts', '@pressroom/imaging/barcode'],
  ['apps/server/src/platform/b/y.ts', '../app.ts'],
  ['apps/server/src/features/b/y.ts', '../c/c.public.ts'],
  ['apps/server/src/features/b/y.ts', '../../platform/app.ts'],
  ['apps/server/src/features/b/y.ts', './room/z.ts'],
  ['apps/server/src/features/b/room/y.ts', '../../c/c.public.ts'],
  ['apps/server/src/features/b/room/y.ts', '../other/z.ts'],
  ['apps/server/src/features/b/room/y.ts', '../b.queries.ts'],
  ['apps/server/src/features/b/room/y.ts', '../../../platform/app.ts'],
  ['apps/server/src/features/b/room/in/y.ts', '../../other/z.ts'],
  ['apps/server/src/features/b/room/in/y.ts', '../../../c/c.public.ts'],
  ['apps/server/src/features/b/room/in/y.ts', '../../../../platform/app.ts'],
  ['apps/web/src/features/b/y.tsx', '../c/c.public.tsx'],
  ['apps/web/src/features/b/room/y.tsx', '../../c/c.public.tsx'],
  ['apps/web/src/features/b/room/y.tsx', '../../../ui/Dialog.tsx'],
];

it('refuses each way around the house', async () => {
  const planted = Object.entries(violations).map(([, [file, imported]], at) => numbered(file, imported, at));
  const refused = await lint(planted);
  const missed = Object.keys(violations).filter((_, at) => !refused.has(planted[at]!.file));
  expect(missed).toEqual([]);
});

it('leaves the ways of the house open', async () => {
  const planted = allowed.map(([file, imported], at) => numbered(file, imported, at));
  expect([...(await lint(planted)).values()]).toEqual([]);
});

it('refuses a circle that only types close', async () => {
  const refused = await lint([
    { file: 'apps/server/src/one.ts', source: "import type { Two } from './two.ts';\nexport type One = Two[];\n" },
    { file: 'apps/server/src/two.ts', source: "import type { One } from './one.ts';\nexport type Two = One[];\n" },
  ]);
  expect([...refused.keys()].sort()).toEqual(['apps/server/src/one.ts', 'apps/server/src/two.ts']);
});

it('refuses a function of five parameters', async () => {
  const wide = (count: number) => `export const wide = (${'abcde'.slice(0, count).split('').join(', ')}) => [a];\n`;
  const refused = await lint([
    { file: 'apps/server/src/five.ts', source: wide(5) },
    { file: 'apps/server/src/four.ts', source: wide(4) },
  ]);
  expect([...refused.keys()].filter((file) => refused.get(file)!.includes('max-params'))).toEqual([
    'apps/server/src/five.ts',
  ]);
});

interface Planted {
  file: string;
  source: string;
}

/** Each in a file of its own. */
function numbered(file: string, imported: string, at: number): Planted {
  const { dir, name, ext } = path.parse(file);
  return { file: `${dir}/${name}${at}${ext}`.replace(/\.test(\d+)/, '$1.test'), source: importing(imported) };
}

const importing = (imported: string) =>
  imported.endsWith('.css')
    ? `import styles from '${imported}';\nexport const use = styles;\n`
    : `import { thing } from '${imported}';\nexport const use = thing;\n`;

/** The refused files, each with what was said of it; under the checkout's own rules, in a folder that goes away. */
async function lint(planted: readonly Planted[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pressroom-rules-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const config = JSON.parse(await readFile(path.join(checkout, '.oxlintrc.json'), 'utf8')) as { options: object };
  // types need the packages, and the rules at hand need no types
  config.options = { typeAware: false };
  await writeFile(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const { file, source } of planted) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), source);
  }
  const command = path.join(checkout, 'node_modules/.bin/oxlint');
  const said = await promisify(execFile)(command, ['-f', 'unix'], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (failed: { stdout: string }) => failed.stdout,
  );
  const lines = said.split('\n').filter((line) => /\[(Error|Warning)/.test(line));
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line]));
}
