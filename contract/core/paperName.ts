/** The name under which a stored paper was uploaded: the end of its address. */
export function paperName(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
