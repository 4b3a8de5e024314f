import { isWithin, type RegionCode } from '../../contract/area/region';
import type { Actor } from './Actor';

export type Bound = Pick<Actor, 'regions'>;

/** Whether records of a sales region are the person's; null stands for nationwide records, which nobody who is bound to regions has. */
export const reaches = ({ regions }: Bound, region: RegionCode | null): boolean => isWithin(regions, region);

/**
 * The regions that a list is bound to, as a filter takes them: undefined (no filter) for the whole country. Somebody without any
 * region gets one that no record has, since an empty filter would be none.
 */
export const boundTo = ({ regions }: Bound): readonly string[] | undefined =>
  regions === null ? undefined : regions.length > 0 ? regions : [''];
