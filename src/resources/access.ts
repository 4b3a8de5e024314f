import { isWithin, type RegionCode } from '../../contract/area/region';
import type { Endpoint } from '../../contract/core/endpoint';
import { slugsOf } from '../../contract/core/endpoint';
import { type AccessRecord, createCan } from '../authProvider/createAuthProvider';
import { currentSession } from '../authProvider/session';
import { endpointBehind } from '../dataProvider/endpointMap';
import { resources } from '.';
import type { Resource } from './defineResource';

const byName = new Map(resources.map(resource => [resource.name, resource]));

/** The endpoint behind an action of a resource, for `canAccess`. */
export const endpointOf = (resource: string, action: string): Endpoint | undefined => {
  const declared = byName.get(resource);
  return declared && endpointBehind(declared.endpoints, action);
};

/** Whether a record is one that the person's regions let them change; which rights they hold is another question. */
export const isOfOwnRegion = (resource: string, record: AccessRecord): boolean =>
  !byName.get(resource)?.regional ||
  isWithin(currentSession()?.user.regions ?? null, (record.region_code as RegionCode | undefined) ?? null);

/** Whether the person who is signed in may do an action, with a record given to that one; answered at once. */
export const can = createCan(endpointOf, isOfOwnRegion);

/** The slugs behind a page of a resource: those of the action's call; below a record, where none is named so, those of reading it. */
export function slugsOfAction({ endpoints, pages }: Resource, action: string) {
  const endpoint = endpointBehind(endpoints, action) ?? (pages?.[action] && endpointBehind(endpoints, 'show'));
  return endpoint && slugsOf(endpoint);
}
