/** A path of ours for whatever was asked: an address elsewhere would lead a signed-in user away. */
export function safeRedirect(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, location.origin);
  if (origin !== location.origin) return '/';
  return pathname.replace(/^\/+/, '/') + search + hash;
}
