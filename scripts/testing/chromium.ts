import { spawnSync } from 'node:child_process';
import { run } from '../process.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The program of a Chromium that runs on this machine; root may have Debian's installed for it. */
export async function findChromium(): Promise<string | undefined> {
  const present = findPresent();
  if (present !== undefined || process.getuid?.() !== 0 || !works('apt-get')) return present;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], env);
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], env);
  return findPresent();
}

function findPresent(): string | undefined {
  const named = process.env['PLAYWRIGHT_CHROMIUM'];
  if (named) return works(named) ? named : undefined;
  const name = names.find(works);
  return name && spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' }).stdout.trim();
}

/** Some systems have a program of that name which only prints where to get Chromium. */
function works(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}
