import { isWithin } from '../../contract/area/isWithin';
import { REGIONS, type RegionCode } from '../../contract/area/region';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { accessErrors } from '../../contract/core/errors';
import type { Actor } from './Actor';

export type Bound = Pick<Actor, 'regions'>;

/**
 * Whether records of a sales region belong to the person; null stands for nationwide records, which belong to nobody restricted to regions.
 */
export const reaches = ({ regions }: Bound, region: RegionCode | null): boolean => isWithin(regions, region);

/** Whether the person may read records of a sales region: their own and nationwide ones. */
export const sees = (actor: Bound, region: RegionCode | null): boolean => region === null || reaches(actor, region);

/** The error for choosing another region; it names the person's own. */
export const foreignRegion = ({ regions }: Bound): ErrorMessage =>
  regions?.length
    ? accessErrors.foreignRegion({ regions: regions.map(code => REGIONS[code]).join(', ') })
    : accessErrors.noRegion();

/**
 * The regions a list is restricted to, as a filter value: undefined (no filter) for the whole country. A person without any region gets a
 * value that matches no record, since an empty filter would match all.
 */
export const boundTo = ({ regions }: Bound): readonly string[] | undefined =>
  regions === null ? undefined : regions.length > 0 ? regions : [''];
