/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  // the browser reads it after this turn
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
