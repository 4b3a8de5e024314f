/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  // the browser reads it in a later task
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
