const HOME = '/dashboard';

/**
 * Returns the address after signing in: `next` if it is a path of this origin other than the sign-in page, else the dashboard. Prevents
 * open redirects right after a password was entered.
 */
export function destination(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return HOME;
  try {
    const url = new URL(next, origin);
    // `//host` and `/\host` start with a slash too, but leave the origin.
    if (url.origin !== origin || url.pathname === '/' || url.pathname.startsWith('//')) return HOME;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME;
  }
}
