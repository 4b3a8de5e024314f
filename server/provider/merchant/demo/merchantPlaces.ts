import { eq, inArray } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import type { Tx } from '../../../db/types';
import { districtPlaces } from '../../../seed/districtPlaces';
import { groupBy } from '../../../seed/groupBy';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { streetAddresses } from '../../../seed/streetAddresses';
import { districts, provinces, regencies, regions, villages } from '../../area/table';

/**
 * Maximum distance of a shop from its district's centre, in degrees: the listed centres have land that far around
 * them.
 */
const SPREAD = 0.0125;

interface MerchantPlace {
  address: string;
  region_code: RegionCode;
  province_code: string;
  regency_code: string;
  district_code: string;
  village_code: string;
  latitude: number;
  longitude: number;
  district: string;
  village: string;
  spbuDigit: string;
}

/**
 * Random addresses of shops: a real village of one of 699 districts, weighted by population and with some in each
 * province, and a made-up street. Only the district's centre is known (from the package territory-indonesia), so
 * coordinates are near it.
 */
export async function merchantPlaces(tx: Tx, random: SeededRandom): Promise<() => MerchantPlace> {
  const middles = districtPlaces();
  const codes = middles.map(({ district_code }) => district_code);
  const areas = await tx
    .select({
      district_code: districts.code,
      district: districts.name,
      regency_code: regencies.code,
      province_code: provinces.code,
      region_code: regions.code,
      spbuDigit: regions.spbu_first_digit,
    })
    .from(districts)
    .innerJoin(regencies, eq(regencies.code, districts.regency_code))
    .innerJoin(provinces, eq(provinces.code, regencies.province_code))
    .innerJoin(regions, eq(regions.code, provinces.region_code))
    .where(inArray(districts.code, codes));
  const areaOf = new Map(areas.map(area => [area.district_code, area]));
  const villagesOf = groupBy(
    await tx.select().from(villages).where(inArray(villages.district_code, codes)).orderBy(villages.code),
    ({ district_code }) => district_code,
  );
  const street = streetAddresses(random);

  return () => {
    const { district_code, latitude, longitude } = random.pick(middles);
    const area = areaOf.get(district_code)!;
    const village = random.pick(villagesOf.get(district_code)!);
    const angle = random.next() * 2 * Math.PI;
    const far = Math.sqrt(random.next()) * SPREAD;
    return {
      ...area,
      region_code: area.region_code as RegionCode,
      address: street(),
      village_code: village.code,
      village: village.name,
      latitude: round(Number(latitude) + far * Math.sin(angle)),
      longitude: round(Number(longitude) + far * Math.cos(angle)),
    };
  };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
