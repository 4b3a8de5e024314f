import { priceSlug } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import { reaches } from '../../../core/regionScope';
import type { StoredProposal } from './findProposal';

/** Whether everything that a proposal changes lies within the actor's regions. */
export const reachesAll = (actor: Actor, { reach_regions, is_nationwide }: StoredProposal): boolean =>
  reach_regions.every(region => reaches(actor, region)) && (!is_nationwide || reaches(actor, null));

/** Whether the actor may approve or reject a waiting proposal: with the category's permission, and not one's own. */
export const mayDecide = (actor: Actor, stored: StoredProposal): boolean =>
  stored.proposal.status === 'waiting' &&
  stored.created_by !== actor.user_id &&
  actor.slugs.has(priceSlug('approve', stored.proposal.category_code)) &&
  reachesAll(actor, stored);
