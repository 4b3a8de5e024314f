import { isWithin, type RegionCode } from '../../contract/area/region';
import type { Endpoint } from '../../contract/core/endpoint';
import { slugsOf } from '../../contract/core/endpoint';
import { type AccessRecord, createCan } from '../authProvider/createAuthProvider';
import { currentSession } from '../authProvider/session';
import { endpointBehind } from '../dataProvider/endpointMap';
import type { Resource } from '../declarations/defineResource';

/** Who may do what, from the endpoints of each resource. */
export function createAccess(findResource: (name: string) => Resource | undefined) {
  /** The endpoint behind an action of a resource, for `canAccess`. */
  const endpointOf = (resource: string, action: string): Endpoint | undefined => {
    const declared = findResource(resource);
    return declared && endpointBehind(declared.endpoints, action);
  };

  /** Whether the person's regions let them change a record; which rights they hold is another question. */
  const isOfOwnRegion = (resource: string, record: AccessRecord): boolean => {
    const regional = findResource(resource)?.regional;
    if (!regional) return true;
    const own = currentSession()?.user.regions ?? null;
    if (regional === true) return isWithin(own, (record.region_code as RegionCode | undefined) ?? null);
    const regions = regional(record);
    return own === null || (regions.length > 0 && regions.every(region => isWithin(own, region)));
  };

  return {
    endpointOf,
    isOfOwnRegion,
    /** Whether the person who is signed in may do an action, with a record given to that one; answered at once. */
    can: createCan(endpointOf, isOfOwnRegion),
  };
}

/** The slugs behind a page of a resource: those of the action's call; below a record, where none is named so, those of reading it. */
export function slugsOfAction({ endpoints, pages, views }: Resource, action: string) {
  const endpoint = endpointBehind(endpoints, action) ?? (pages?.[action] && endpointBehind(endpoints, 'show'));
  // Where no page shows the record, its form does so for whoever may only read it.
  const reading = action === 'edit' && !views.show ? endpointBehind(endpoints, 'show') : undefined;
  return endpoint && [...new Set([...slugsOf(endpoint), ...(reading ? slugsOf(reading) : [])])];
}
