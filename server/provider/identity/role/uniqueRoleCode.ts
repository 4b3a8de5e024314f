import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { roles } from './table';

const MAX_SUFFIX = 50;

/** Returns a code for a role name that no other role has: `pengawas_harga`, `pengawas_harga_2`. */
export async function uniqueRoleCode(tx: Db, name: string): Promise<string> {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 50);
  const base = plain || 'peran';
  const candidates = [base, ...Array.from({ length: MAX_SUFFIX }, (_, index) => `${base}_${index + 2}`)];
  const taken = await tx.select({ code: roles.code }).from(roles).where(inArray(roles.code, candidates));
  const used = new Set(taken.map(({ code }) => code));
  // names are unique, so fifty of them that differ only in punctuation do not occur
  return candidates.find(code => !used.has(code)) ?? `${base}_${Date.now().toString(36)}`;
}
