import { isWithin } from '../../contract/area/isWithin';
import type { RegionCode } from '../../contract/area/region';
import type { Endpoint } from '../../contract/core/endpoint';
import { slugsOf } from '../../contract/core/endpoint';
import { type AccessRecord, createCan } from '../authProvider/createAuthProvider';
import { currentSession } from '../authProvider/session';
import { endpointBehind } from '../dataProvider/endpointMap';
import type { Resource } from '../declarations/defineResource';

/** Access checks derived from the endpoints of each resource. */
export function createAccess(findResource: (name: string) => Resource | undefined) {
  /** The endpoint of a resource's action, for `canAccess`. */
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
    /** Whether the signed-in person may do an action, on a given record if there is one; synchronous. */
    can: createCan(endpointOf, isOfOwnRegion),
  };
}

/**
 * The slugs for a page of a resource: those of the action's endpoint, or, for a page below a record without one,
 * those for reading it. Undefined if the server answers neither.
 */
export function slugsOfAction({ endpoints, pages, loaders }: Resource, action: string) {
  const endpoint = endpointBehind(endpoints, action) ?? (pages?.[action] && endpointBehind(endpoints, 'show'));
  // without a show page, the form displays the record to those who may only read it
  const reading = action === 'edit' && !loaders.show ? endpointBehind(endpoints, 'show') : undefined;
  const behind = [endpoint, reading].filter(one => one !== undefined);
  return behind.length > 0 ? [...new Set(behind.flatMap(slugsOf))] : undefined;
}
