import { z } from 'zod';
import type { RegionCode } from '../../../contract/area/region';
import type { Profile } from '../../../contract/identity/profile';
import { isSlug, type Slug } from '../../../contract/rights/permissions';

/** The user according to the provider, as far as the console needs it for its first paint. */
export interface RemoteProfile {
  /** Without a password age from the provider there is nothing to warn about. */
  user: Omit<Profile, 'roles_user' | 'password_days_left'> & { password_days_left?: number };
  slugs: ReadonlySet<Slug>;
  /** Whether the response listed permissions; if not, they are requested separately. */
  hasRights: boolean;
}

const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined);
const named = z.object({ id: optional(z.coerce.string()), name: z.string(), code: optional(z.string()) });
const grantGroup = z.object({ permissions: z.array(z.object({ permission_slug: z.string() })).catch([]) });

// only fields named in point 3 of the specification are required; the rest is optional
const person = z.object({
  id: optional(z.coerce.string()),
  name: z.string(),
  email: optional(z.string()),
  phone: optional(z.string()),
  photo_url: optional(z.string()),
  locale: optional(z.string()),
  role: optional(named),
  roles_user: optional(
    z.object({ role: optional(z.object({ name: optional(z.string()), permissions: optional(z.array(grantGroup)) })) }),
  ),
  region_code: optional(z.coerce.string()),
  // codes of the provider's own regions are accepted too
  regions: optional(z.array(z.string()) as z.ZodType as z.ZodType<Profile['regions']>),
  password_days_left: optional(z.int()),
  is_password_expired: optional(z.boolean()),
});
const profileResponse = z.object({ data: z.union([z.object({ user: person }).transform(({ user }) => user), person]) });

const grantsResponse = z.object({
  data: z.object({
    slugs: z.array(z.string()).optional().catch(undefined),
    groups: z.array(grantGroup).optional().catch(undefined),
    list: z
      .array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]))
      .optional()
      .catch(undefined),
  }),
});

/**
 * Parses the response of `GET /api/auth/profile`; null if it identifies nobody.
 * @param subject the account's id from the token, if the profile has none
 */
export function remoteProfile(body: unknown, subject: string | null): RemoteProfile | null {
  const read = profileResponse.safeParse(body);
  if (!read.success) return null;
  const { roles_user, role, ...given } = read.data.data;
  const groups = roles_user?.role?.permissions;
  const roleName = role?.name ?? roles_user?.role?.name;
  const days = given.password_days_left;
  return {
    user: {
      id: given.id ?? subject ?? given.email ?? given.name,
      name: given.name,
      email: given.email ?? '',
      phone: given.phone ?? null,
      photo_url: given.photo_url ?? null,
      locale: given.locale ?? 'id',
      region_code: given.region_code ?? null,
      regions: given.regions ?? (given.region_code ? [given.region_code as RegionCode] : null),
      role: roleName ? { id: role?.id ?? roleName, name: roleName, code: role?.code ?? roleName } : null,
      ...(days !== undefined && days !== null && { password_days_left: days }),
      is_password_expired: given.is_password_expired ?? (days !== undefined && days !== null && days <= 0),
      // a feature of the embedded provider only: the remote one secures its own sessions
      second_factor: { enabled: false, required: false },
      see_as: null,
      version: 1,
    },
    slugs: slugsOfGroups(groups ?? []),
    hasRights: groups !== undefined && groups !== null,
  };
}

/** Returns the slugs in the response of `GET /api/auth/permissions`, in any of its shapes; unknown ones are ignored. */
export function remoteSlugs(body: unknown): ReadonlySet<Slug> {
  const read = grantsResponse.safeParse(body);
  if (!read.success) return new Set();
  const { slugs = [], groups = [], list = [] } = read.data.data;
  return new Set([...[...slugs, ...list].filter(isSlug), ...slugsOfGroups(groups)]);
}

const slugsOfGroups = (groups: z.output<typeof grantGroup>[]): ReadonlySet<Slug> =>
  new Set(groups.flatMap(group => group.permissions.map(({ permission_slug }) => permission_slug)).filter(isSlug));
