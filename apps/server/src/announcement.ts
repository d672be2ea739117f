import { accounts } from './demo/accounts.ts';
import type { Settings } from './platform/settings.ts';

interface Running extends Pick<Settings, 'host' | 'port' | 'process' | 'adminPassword'> {
  sandboxUrl: string | undefined;
}

/**
 * The text that a start prints: Pressroom's address and the first password. A password from the settings is not printed:
 * its owner knows it, and others may read the output.
 */
export function announcement(
  { host, port, process, adminPassword, sandboxUrl }: Running,
  { demo, isNew, password }: { demo: boolean; isNew: boolean; password: string },
): string {
  const lines = [
    process === 'worker' ? 'Pressroom worker is running.' : `Pressroom is running at http://${host}:${port}`,
    ...signIn(),
    ...(sandboxUrl ? [`The marketplaces are played by the sandbox at ${sandboxUrl}`] : []),
  ];
  return `\n${lines.join('\n')}\n\n`;

  function signIn(): string[] {
    if (!demo && !isNew) return [];
    const others = `With the same password: ${Object.values(accounts)
      .map(({ username, duty }) => `${username} (${duty})`)
      .join(', ')}`;
    if (adminPassword !== undefined)
      return ['Sign in as admin with the password of ADMIN_PASSWORD', ...(demo ? [others] : [])];
    if (demo) return [`Sign in as admin with the password ${password}`, others];
    return [`First sign-in: account admin, password ${password} (shown this once)`];
  }
}
