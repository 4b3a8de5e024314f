import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { anyText } from '../core/fields';
import { needed, otherwise } from '../core/needed';
import { repeated } from '../core/query';
import { listOf } from '../core/response';

/** Levels of administrative areas, from the largest to the smallest (specification, point 3). */
export const AREA_LEVELS = ['region', 'province', 'regency', 'district', 'village'] as const;
export type AreaLevel = (typeof AREA_LEVELS)[number];

/** An area's code is its id: `jbt`, `34`, `34.04`, `34.04.07`, `34.04.07.2001`. */
const code = z.string();
const area = z.object({ id: needed(code), name: needed(z.string()) });
export type Area = z.output<typeof area>;

const province = area.extend({ region_id: code });
const regency = area.extend({ province_id: code });

/** Areas, for everyone signed in. An unknown area has no areas below it. */
export const areaApi = {
  regions: endpoint('GET /api/location/region', {
    access: 'signedIn',
    summary: 'List the eight sales regions',
    response: listOf(area.extend({ short_name: otherwise(z.string(), ({ name }) => name) })),
  }),
  provinces: endpoint('GET /api/location/provinces', {
    access: 'signedIn',
    summary: 'List all provinces',
    response: listOf(province),
  }),
  provincesOf: endpoint('GET /api/location/province/{id}', {
    access: 'signedIn',
    summary: 'List the provinces of a sales region',
    response: listOf(province),
  }),
  regencies: endpoint('GET /api/location/regencies', {
    access: 'signedIn',
    summary: 'List regencies and cities, of some provinces or of all',
    query: z.object({ province_id: repeated(anyText(2)) }),
    response: listOf(regency),
  }),
  regenciesOf: endpoint('GET /api/location/regencies/{id}', {
    access: 'signedIn',
    summary: 'List the regencies and cities of a province',
    response: listOf(regency),
  }),
  districtsOf: endpoint('GET /api/location/districts/{id}', {
    access: 'signedIn',
    summary: 'List the districts of a regency',
    response: listOf(area.extend({ regency_id: code })),
  }),
  villagesOf: endpoint('GET /api/location/villages/{id}', {
    access: 'signedIn',
    summary: 'List the villages of a district',
    response: listOf(area.extend({ district_id: code })),
  }),
};
