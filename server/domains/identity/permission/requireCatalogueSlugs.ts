import { asc, inArray } from 'drizzle-orm';
import { permissionErrors } from '../../../../contract/identity/permissionErrors';
import { withImplied } from '../../../../contract/rights/implied';
import { invalidInput } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { permissions } from './table';

/** Returns the slugs with those that they imply, in catalogue order. @throws HttpError 422 on `slugs` if one is not in the catalogue */
export async function requireCatalogueSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const wanted = withImplied(slugs);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ slug: permissions.slug })
    .from(permissions)
    .where(inArray(permissions.slug, wanted))
    .orderBy(asc(permissions.position), asc(permissions.slug));
  const found = new Set(rows.map(({ slug }) => slug));
  const missing = wanted.find(slug => !found.has(slug));
  if (missing !== undefined)
    throw invalidInput({ slugs: permissionErrors.unknownSlug({ slug: missing.slice(0, 60) }) });
  return [...found];
}

/** Returns labels by slug. */
export async function labelsOf(db: Db, slugs: string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: permissions.slug, label: permissions.label })
    .from(permissions)
    .where(inArray(permissions.slug, slugs));
  return new Map(rows.map(({ slug, label }) => [slug, label]));
}
