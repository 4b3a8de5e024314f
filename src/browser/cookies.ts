/** The value of a readable cookie. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const entry = document.cookie.split('; ').find(pair => pair.startsWith(start));
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(start.length));
}
