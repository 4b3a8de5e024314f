import { z } from 'zod';
import type { Profile } from '../../../contract/identity/profile';
import { isSlug, type Slug } from '../../../contract/rights/permissions';

/** Who the provider says the person is, as far as the console needs it from its first paint on. */
export interface RemoteProfile {
  user: Omit<Profile, 'roles_user'>;
  slugs: ReadonlySet<Slug>;
  /** Whether the answer listed rights at all; if not, they are asked for apart. */
  hasRights: boolean;
}

const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined);
const named = z.object({ id: optional(z.coerce.string()), name: z.string(), code: optional(z.string()) });
const grantGroup = z.object({ permissions: z.array(z.object({ permission_slug: z.string() })).catch([]) });

// only what point 3 of the specification names is relied on; the rest is taken where it is there
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
  password_days_left: optional(z.int()),
  is_password_expired: optional(z.boolean()),
});
const profileAnswer = z.object({ data: z.union([z.object({ user: person }).transform(({ user }) => user), person]) });

const grantsAnswer = z.object({
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
 * Reads the provider's answer to `GET /api/auth/profile`; null where it names nobody.
 *
 * @param subject the account's id as the token says it, where the profile does not.
 */
export function remoteProfile(body: unknown, subject: string | null): RemoteProfile | null {
  const read = profileAnswer.safeParse(body);
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
      region_code: null,
      regions: null,
      role: roleName ? { id: role?.id ?? roleName, name: roleName, code: role?.code ?? roleName } : null,
      // a provider that says nothing of the password's age gives no cause for an alert
      password_days_left: days ?? Number.MAX_SAFE_INTEGER,
      is_password_expired: given.is_password_expired ?? (days !== undefined && days !== null && days <= 0),
      // ours alone: the provider judges its sessions itself
      second_factor: { enabled: false, required: false },
      see_as: null,
      version: 1,
    },
    slugs: slugsOfGroups(groups ?? []),
    hasRights: groups !== undefined && groups !== null,
  };
}

/** The slugs in the provider's answer to `GET /api/auth/permissions`, in whichever of its shapes; unknown ones are left out. */
export function remoteSlugs(body: unknown): ReadonlySet<Slug> {
  const read = grantsAnswer.safeParse(body);
  if (!read.success) return new Set();
  const { slugs = [], groups = [], list = [] } = read.data.data;
  return new Set([...[...slugs, ...list].filter(isSlug), ...slugsOfGroups(groups)]);
}

const slugsOfGroups = (groups: z.output<typeof grantGroup>[]): ReadonlySet<Slug> =>
  new Set(groups.flatMap(group => group.permissions.map(({ permission_slug }) => permission_slug)).filter(isSlug));
