import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('works without fonts, writes nothing to stderr and lets the process end by itself', async () => {
  const home = await mkdtemp(join(tmpdir(), 'no-fonts-'));
  const script = fileURLToPath(new URL('./quiet.fixture.ts', import.meta.url));
  const env = { HOME: home, FONTCONFIG_PATH: home, FONTCONFIG_FILE: join(home, 'none.conf') };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], { env });
  expect({ stdout, stderr }).toEqual({ stdout: 'GFUS01010000000010', stderr: '' });
});
