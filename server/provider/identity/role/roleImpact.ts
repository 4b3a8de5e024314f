import type { RoleImpact } from '../../../../contract/identity/role';
import type { Actor } from '../../../core/Actor';
import { labelsOf, requireCatalogueSlugs } from '../permission/requireCatalogueSlugs';
import type { RoleServices } from './RoleServices';
import { MAX_HOLDERS } from './removeRole';
import { roleList } from './roleList';
import { slugsOfRole } from './slugsOfRole';

/** Returns what saving these permissions would change, and for whom. @throws HttpError 404, 422 */
export async function roleImpact(
  { db, holders }: Pick<RoleServices, 'db' | 'holders'>,
  id: string,
  slugs: readonly string[],
  actor: Actor,
): Promise<RoleImpact> {
  await roleList(db).find(id);
  const before = await slugsOfRole(db, id);
  const after = await requireCatalogueSlugs(db, slugs);
  const gained = after.filter(slug => !before.includes(slug));
  const lost = before.filter(slug => !after.includes(slug));
  const labels = await labelsOf(db, [...gained, ...lost]);
  const labelled = (list: readonly string[]) => list.map(slug => ({ slug, label: labels.get(slug) ?? slug }));
  const held: ReadonlySet<string> = actor.slugs;
  return {
    holders: { total: await holders.count(db, id), list: await holders.list(db, id, { limit: MAX_HOLDERS }) },
    gained: labelled(gained),
    lost: labelled(lost),
    implied: gained.filter(slug => !slugs.includes(slug)),
    refused: gained.filter(slug => !held.has(slug)),
  };
}
