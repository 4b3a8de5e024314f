import type { z } from 'zod';
import { choice } from '../core/choice';
import { kindOf } from '../core/fieldKind';
import { itemOf } from '../core/listSchema';

/** The eight sales regions, by code, with the short name that screens show. Their provinces are data of the server. */
export const REGIONS = {
  sumbagut: 'Sumbagut',
  sumbagsel: 'Sumbagsel',
  jbb: 'JBB',
  jbt: 'JBT',
  jatimbalinus: 'Jatimbalinus',
  kalimantan: 'Kalimantan',
  sulawesi: 'Sulawesi',
  'maluku-papua': 'Papua Maluku',
} as const;

export type RegionCode = keyof typeof REGIONS;
export const REGION_CODES = Object.keys(REGIONS) as [RegionCode, ...RegionCode[]];

/** A sales region, as records and bodies carry it. */
export const regionCode = choice(REGIONS).meta({ kind: 'region' });

/** Whether a field holds a sales region, or several. */
export const holdsRegions = (schema: z.ZodType): boolean => kindOf(itemOf(schema)) === 'region';

/**
 * Whether a record is one of those that a person changes.
 *
 * @param regions the person's, null for the whole country: `regions` of the profile
 * @param region the record's, null for a nationwide one
 */
export const isWithin = (regions: readonly RegionCode[] | null, region: RegionCode | null): boolean =>
  regions === null || (region !== null && regions.includes(region));

/** The display name of the area of nationwide records. */
export const WHOLE_COUNTRY = 'Seluruh Indonesia';
