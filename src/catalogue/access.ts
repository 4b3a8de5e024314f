import { isWithin } from '../../contract/area/isWithin';
import type { RegionCode } from '../../contract/area/region';
import { type Endpoint, slugsOf } from '../../contract/core/endpoint';
import { type AccessRecord, createCan } from '../authProvider/createAuthProvider';
import { currentSession } from '../authProvider/session';
import { endpointForAction } from '../dataProvider/endpointMap';
import type { Resource } from '../declarations/defineResource';

/** Creates the access checks derived from each resource's endpoints. */
export function createAccess(findResource: (name: string) => Resource | undefined) {
  /** Returns the endpoint of a resource's action, for `canAccess`. */
  const endpointOf = (resource: string, action: string): Endpoint | undefined => {
    const declared = findResource(resource);
    return declared && endpointForAction(declared.endpoints, action);
  };

  /** Whether the user's regions allow them to change a record; permissions are checked separately. */
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
    /** Whether the signed-in user may perform an action, on a given record if there is one; synchronous. */
    can: createCan(endpointOf, isOfOwnRegion),
  };
}

/**
 * Returns the slugs for a page of a resource: those of the action's endpoint, or, for a page below a record that has no endpoint,
 * those for reading the record. Undefined if the server offers neither.
 */
export function slugsOfAction({ endpoints, pages, loaders }: Resource, action: string) {
  const endpoint = endpointForAction(endpoints, action) ?? (pages?.[action] && endpointForAction(endpoints, 'show'));
  // without a show page, the form displays the record to users who may only read it
  const reading = action === 'edit' && !loaders.show ? endpointForAction(endpoints, 'show') : undefined;
  const behind = [endpoint, reading].filter(one => one !== undefined);
  return behind.length > 0 ? [...new Set(behind.flatMap(slugsOf))] : undefined;
}
