/** Returns the file that a loader imports. Vite's module runner inlines it into the function as a path from the repository's root. */
export function importedFile(route: string, load: () => Promise<unknown>): string {
  const file = /import__?\((["'])(.+?)\1/.exec(String(load))?.[2];
  if (!file) throw new Error(`${route}: its view or messages are not loaded with a plain import()`);
  return file.replace(/^\/@fs/, '').replace(/\?.*$/, '');
}
