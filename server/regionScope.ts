import type { RegionCode } from '../contract/region';
import type { Actor } from './actor';

type Bound = Pick<Actor, 'regions'>;

/** Whether records of a sales region are there for the person. */
export const reaches = ({ regions }: Bound, region: RegionCode): boolean =>
  regions === null || regions.includes(region);

/**
 * The regions that a list is bound to, as a filter takes them: undefined (no filter) for the whole country. Somebody without any
 * region gets one that no record has, since an empty filter would be none.
 */
export const boundTo = ({ regions }: Bound): readonly string[] | undefined =>
  regions === null ? undefined : regions.length > 0 ? regions : [''];
