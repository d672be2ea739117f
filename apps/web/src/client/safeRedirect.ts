/** Answers a path of this product: an address of another site would lead a signed-in user away. */
export function safeRedirect(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, location.origin);
  if (origin !== location.origin) return '/';
  return pathname.replace(/^\/+/, '/') + search + hash;
}
