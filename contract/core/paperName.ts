/** Returns the original file name of an uploaded document: the last segment of its URL. */
export function paperName(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
