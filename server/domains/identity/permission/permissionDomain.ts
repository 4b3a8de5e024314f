import { getTableColumns, sql } from 'drizzle-orm';
import { permission, permissionApi } from '../../../../contract/identity/permission';
import { permissionErrors } from '../../../../contract/identity/permissionErrors';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import { crudDomain } from '../../../domain/crudDomain';
import type { PermissionHolders } from './PermissionHolders';
import { grantsOf } from './permissionsByGroup';
import { permissions } from './table';

/** The catalogue: people bound to a region change nothing in it (403), and what the code relies on stays (409). */
export const permissionDomain = (holders: PermissionHolders) =>
  crudDomain(permission, permissionApi, permissions, {
    // rights apply in every region
    history: 'anyRegion',
    label: ({ slug }) => slug,
    columns: {
      ...getTableColumns(permissions),
      name: permissions.slug,
      role_count: sql<number>`(select count(*)::int from role_permissions p where p.permission_slug = permissions.slug)`,
    },
    search: [permissions.slug, permissions.label],
    sorts: { name: permissions.slug },
    constraints: { permissions_slug_key: { field: 'name', error: permissionErrors.codeTaken() } },
    async beforeWrite({ tx, before, values, actor }) {
      requireWholeCountry(actor);
      const { name } = values as { name?: string };
      if (name === undefined || name === before?.slug) return;
      if (before?.is_system) throw reliedOn(permissionErrors.cannotRename());
      if (before) await holders.refreshHolders(tx, before.slug);
      return slugColumns(name);
    },
    async afterWrite({ tx, before, after }) {
      if (!before) await holders.grantToSuperAdmins(tx, after.slug);
    },
    async beforeRemove({ tx, before, actor }) {
      requireWholeCountry(actor);
      if (before.is_system) throw reliedOn(permissionErrors.cannotDelete());
      await holders.refreshHolders(tx, before.slug);
    },
    handlers: ({ db }) => ({
      all: () => grantsOf(db),
      own: ({ actor }) => grantsOf(db, actor.slugs),
    }),
  });

const reliedOn = (error: ReturnType<typeof permissionErrors.cannotRename>) =>
  new HttpError(409, error, { data: { reason: 'relied_on' } });

/** Guards changes of the catalogue, which affect roles in every region. @throws HttpError 403 if the actor is bound to a region */
function requireWholeCountry({ regions }: Pick<Actor, 'regions'>): void {
  if (regions) throw new HttpError(403, permissionErrors.allRegions(), { data: { reason: 'other_region' } });
}

const PATTERN = /^can_(read|create|update|delete|approve|export)_(\w+)$/;
const SUBJECT_LENGTH = 60;

/** Returns the columns derived from a slug; one that does not match the pattern is a subject of its own. */
function slugColumns(slug: string) {
  const [, action, subject] = PATTERN.exec(slug) ?? [];
  return { slug, action: action ?? 'custom', subject: (subject ?? slug).slice(0, SUBJECT_LENGTH) };
}
