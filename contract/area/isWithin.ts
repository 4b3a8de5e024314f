import type { RegionCode } from './region';

/**
 * Whether a person may change a record, by its region.
 *
 * @param regions `regions` of the person's profile; null for the whole country
 * @param region the record's region; null if it is nationwide
 */
export const isWithin = (regions: readonly RegionCode[] | null, region: RegionCode | null): boolean =>
  regions === null || (region !== null && regions.includes(region));
