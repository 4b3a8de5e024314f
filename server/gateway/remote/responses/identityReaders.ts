import { grants } from '../../../../contract/identity/permission';
import { profile, profileApi } from '../../../../contract/identity/profile';
import { permissionGroups, permissions } from '../../../../contract/rights/permissions';
import { type RemoteProfile, remoteProfile, remoteSlugs } from '../remoteProfile';
import type { ResponseReader } from './responseReader';
import { UnreadableValue } from './UnreadableValue';

/**
 * Readers for the signed-in person, of whom the specification names only a few fields (point 3): the rest is filled in as for the console's
 * pages.
 */
export const identityReaders: Readonly<Record<string, ResponseReader>> = {
  [profileApi.get.call]: profileOf,
  [profileApi.permissions.call]: grantsOf,
  [profileApi.userPermission.call]: grantsOf,
};

function profileOf(data: unknown) {
  const whole = profile.safeParse(data);
  if (whole.success) return whole.data;
  const named = remoteProfile({ data }, null);
  if (!named) throw new UnreadableValue('a person');
  const { user, slugs } = named;
  return { ...user, roles_user: { role: user.role && { name: user.role.name, permissions: groupsOf(slugs) } } };
}

function grantsOf(data: unknown) {
  const whole = grants.safeParse(data);
  if (whole.success) return whole.data;
  const slugs = remoteSlugs({ data });
  return { slugs: [...slugs], groups: groupsOf(slugs) };
}

/** Returns the permission groups of which the person holds any permission, with those held. */
export const groupsOf = (slugs: RemoteProfile['slugs']) =>
  permissionGroups.flatMap(({ code, label }) => {
    const held = permissions.filter(({ group_code, slug }) => group_code === code && slugs.has(slug));
    const named = held.map(({ slug, label: words }) => ({ permission_slug: slug, label: words }));
    return named.length > 0 ? [{ permission_group: code, label, permissions: named }] : [];
  });
