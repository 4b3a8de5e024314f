import { createHash } from 'node:crypto';

/** Returns a deterministic UUID for a name, so that tests and links can refer to base and demo records. */
export function stableId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`merchants-superadmin/${kind}/${name}`).digest('hex');
  // version and variant bits of a name-based UUID (version 8: custom)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
