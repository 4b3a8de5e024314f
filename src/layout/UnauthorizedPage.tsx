import { isSlug, permissions } from '../../contract/rights/permissions';
import { roles } from '../../contract/rights/roles';
import { Refused } from '../ui/states/Refused';

/** /unauthorized: where a page refuses. `?right=` is the slug that is missing; its label and who can give it are the catalogue's. */
export const UnauthorizedPage = () => {
  const slug = new URLSearchParams(window.location.search).get('right') ?? '';
  const right = permissions.find(permission => permission.slug === slug)?.label;
  // Nobody gives what they do not hold: roles that may change roles and hold the right.
  const givers = isSlug(slug)
    ? roles.filter(role => role.slugs.includes('can_update_role') && role.slugs.includes(slug))
    : [];
  return <Refused right={right} giver={givers.map(({ name }) => name).join(', ') || undefined} />;
};

export default UnauthorizedPage;
