import { isWithin } from '../../contract/area/isWithin';
import { REGIONS, type RegionCode } from '../../contract/area/region';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { accessErrors } from '../../contract/core/errors';
import type { Actor } from './Actor';

export type Bound = Pick<Actor, 'regions'>;

/** Whether records of a sales region are the person's; null stands for nationwide records, which nobody who is bound to regions has. */
export const reaches = ({ regions }: Bound, region: RegionCode | null): boolean => isWithin(regions, region);

/** Whether records of a sales region may be read by the person: their own, and nationwide ones. */
export const sees = (actor: Bound, region: RegionCode | null): boolean => region === null || reaches(actor, region);

/** Says which regions are the person's, where another one was chosen. */
export const foreignRegion = ({ regions }: Bound): ErrorMessage =>
  regions?.length
    ? accessErrors.foreignRegion({ regions: regions.map(code => REGIONS[code]).join(', ') })
    : accessErrors.noRegion();

/**
 * The regions that a list is bound to, as a filter takes them: undefined (no filter) for the whole country. Somebody without any
 * region gets one that no record has, since an empty filter would be none.
 */
export const boundTo = ({ regions }: Bound): readonly string[] | undefined =>
  regions === null ? undefined : regions.length > 0 ? regions : [''];
