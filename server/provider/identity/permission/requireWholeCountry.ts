import { permissionErrors } from '../../../../contract/identity/permissionErrors';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';

/** Guards changes of the catalogue, which affect roles in every region. @throws HttpError 403 if the actor is bound to a region */
export function requireWholeCountry({ regions }: Pick<Actor, 'regions'>): void {
  if (regions) throw new HttpError(403, permissionErrors.allRegions(), { data: { reason: 'other_region' } });
}
