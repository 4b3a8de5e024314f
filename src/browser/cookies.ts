let jar: string | undefined;

/** The value of a readable cookie. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const entry = cookies().find(pair => pair.startsWith(start));
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(start.length));
}

/** The browser asks another process for them: what renders together asks once. */
function cookies(): string[] {
  if (jar === undefined) {
    jar = document.cookie;
    queueMicrotask(() => {
      jar = undefined;
    });
  }
  return jar.split('; ');
}
