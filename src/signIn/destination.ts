const HOME = '/dashboard';

/**
 * Where to go after signing in: `next` of the address if it is a path of this origin and not the sign-in page itself,
 * else the dashboard. Anything else would let a link carry people to a stranger's page right after their password.
 */
export function destination(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return HOME;
  try {
    const url = new URL(next, origin);
    // `//host` and `/\host` start with a slash too, and lead away.
    if (url.origin !== origin || url.pathname === '/' || url.pathname.startsWith('//')) return HOME;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME;
  }
}
