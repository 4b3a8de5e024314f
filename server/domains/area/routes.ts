import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { areaApi } from '../../../contract/area/areaApi';
import { alphabetical } from '../../db/alphabetical';
import type { Db } from '../../db/types';
import { routes } from '../../http/routes';
import { wholeList } from '../../store/listMeta';
import { districts, provinces, regencies, regions, villages } from './table';

/** Areas change only a few times a year, with the package that they come from. */
const CACHE_CONTROL = 'private, max-age=3600';

export const areaRoutes = routes(areaApi, ({ db }) => {
  const areas = areaStore(db);
  const cached = async <Row>(reply: FastifyReply, rows: Promise<Row[]>) => {
    const list = await rows;
    reply.header('cache-control', CACHE_CONTROL);
    return wholeList(list);
  };
  return {
    regions: ({ reply }) => cached(reply, areas.regions()),
    provinces: ({ reply }) => cached(reply, areas.provinces()),
    provincesOf: ({ params, reply }) => cached(reply, areas.provincesOf(params.id)),
    regencies: ({ query, reply }) => cached(reply, areas.regencies(query.province_id)),
    regenciesOf: ({ params, reply }) => cached(reply, areas.regencies([params.id])),
    districtsOf: ({ params, reply }) => cached(reply, areas.districtsOf(params.id)),
    villagesOf: ({ params, reply }) => cached(reply, areas.villagesOf(params.id)),
  };
});

/** The characters of an area code; anything else is not worth a query. */
const CODE = /^[a-z0-9.-]{1,60}$/;

const ifValid = <Row>(code: string, find: () => Promise<Row[]>): Promise<Row[]> =>
  CODE.test(code) ? find() : Promise.resolve([]);

const province = { id: provinces.code, name: provinces.name, region_id: provinces.region_code };

const regency = { id: regencies.code, name: regencies.name, province_id: regencies.province_code };

/** Reads areas by their parent area, ordered by name. */
function areaStore(db: Db) {
  return {
    regions: () =>
      db
        .select({ id: regions.code, name: regions.name, short_name: regions.short_name })
        .from(regions)
        .orderBy(asc(regions.position)),

    provinces: () =>
      db
        .select(province)
        .from(provinces)
        .orderBy(asc(alphabetical(provinces.name))),

    provincesOf: (region: string) =>
      ifValid(region, () =>
        db
          .select(province)
          .from(provinces)
          .where(eq(provinces.region_code, region))
          .orderBy(asc(alphabetical(provinces.name))),
      ),

    /** Returns the regencies of the given provinces, or of all. */
    regencies: (provinceCodes: readonly string[] | undefined) =>
      db
        .select(regency)
        .from(regencies)
        .where(
          provinceCodes
            ? inArray(
                regencies.province_code,
                provinceCodes.filter(code => CODE.test(code)),
              )
            : undefined,
        )
        .orderBy(asc(alphabetical(regencies.name))),

    districtsOf: (regencyCode: string) =>
      ifValid(regencyCode, () =>
        db
          .select({ id: districts.code, name: districts.name, regency_id: districts.regency_code })
          .from(districts)
          .where(eq(districts.regency_code, regencyCode))
          .orderBy(asc(alphabetical(districts.name))),
      ),

    villagesOf: (district: string) =>
      ifValid(district, () =>
        db
          .select({ id: villages.code, name: villages.name, district_id: villages.district_code })
          .from(villages)
          .where(eq(villages.district_code, district))
          .orderBy(asc(alphabetical(villages.name))),
      ),
  };
}
