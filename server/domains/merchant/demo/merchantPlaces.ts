import { inArray } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import type { Tx } from '../../../db/types';
import { districtPlaces } from '../../../seed/districtPlaces';
import { groupBy } from '../../../seed/groupBy';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { streetAddresses } from '../../../seed/streetAddresses';
import { districts, regions, villages } from '../../area/table';
import { villagePlaces } from '../../area/villagePlaces';

/**
 * Maximum distance of a shop from its district's centre, in degrees: the listed centres are surrounded by land that far.
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
 * Generates random shop addresses: a real village in one of 699 districts, weighted by population and with some in each province, and
 * an invented street. Only the district's centre is known (from the package territory-indonesia), so coordinates are near it.
 */
export async function merchantPlaces(tx: Tx, random: SeededRandom): Promise<() => MerchantPlace> {
  const middles = districtPlaces();
  const codes = middles.map(({ district_code }) => district_code);
  const places = await villagePlaces(tx).where(inArray(districts.code, codes)).orderBy(villages.code);
  const placesOf = groupBy(places, ({ district_code }) => district_code);
  const digits = await tx.select({ code: regions.code, spbuDigit: regions.spbu_first_digit }).from(regions);
  const digitOf = new Map(digits.map(({ code, spbuDigit }) => [code, spbuDigit]));
  const street = streetAddresses(random);

  return () => {
    const { district_code, latitude, longitude } = random.pick(middles);
    const { village_name, district_name, regency_name: _, ...place } = random.pick(placesOf.get(district_code)!);
    const angle = random.next() * 2 * Math.PI;
    const far = Math.sqrt(random.next()) * SPREAD;
    return {
      ...place,
      region_code: place.region_code as RegionCode,
      spbuDigit: digitOf.get(place.region_code)!,
      address: street(),
      district: district_name,
      village: village_name,
      latitude: round(Number(latitude) + far * Math.sin(angle)),
      longitude: round(Number(longitude) + far * Math.cos(angle)),
    };
  };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
