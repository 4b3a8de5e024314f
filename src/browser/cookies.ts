/** Returns the value of a cookie readable by scripts. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const entry = document.cookie.split('; ').find(pair => pair.startsWith(start));
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(start.length));
}
