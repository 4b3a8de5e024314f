import { createHash } from 'node:crypto';

/** A deterministic UUID for a name: base and demo records can be referenced in tests and links. */
export function stableId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`merchants-superadmin/${kind}/${name}`).digest('hex');
  // Version and variant bits of a name-based UUID (version 8: custom).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
