import type { RegionCode } from './region';

/**
 * Whether a record is one of those that a person changes.
 *
 * @param regions the person's, null for the whole country: `regions` of the profile
 * @param region the record's, null for a nationwide one
 */
export const isWithin = (regions: readonly RegionCode[] | null, region: RegionCode | null): boolean =>
  regions === null || (region !== null && regions.includes(region));
