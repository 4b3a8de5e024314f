import { createHash } from 'node:crypto';

/** The same UUID for the same name in every database: base and demo records can be named in tests and links. */
export function stableId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`merchants-superadmin/${kind}/${name}`).digest('hex');
  // The two marks of a name-based UUID (version 8: made in a way of its own).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
