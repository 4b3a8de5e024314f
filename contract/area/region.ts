import { choice } from '../core/choice';

/** The eight sales regions by code, with the short names shown on screens. Their provinces are server data. */
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

/** A sales region in records and request bodies. */
export const regionCode = choice(REGIONS).meta({ kind: 'region' });

/** Display name of the area of nationwide records. */
export const WHOLE_COUNTRY = 'Seluruh Indonesia';
