import { roadDistance } from '../../../../contract/shippingCost/roadDistance';
import { bulkInsert } from '../../../db/bulkInsert';
import type { WriteSlice } from '../../../seed/DemoData';
import { districtPlaces } from '../../../seed/districtPlaces';
import { groupBy } from '../../../seed/groupBy';
import { mobilePrefixes } from '../../../seed/mobilePrefixes';
import { personNames } from '../../../seed/personNames';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { streetAddresses } from '../../../seed/streetAddresses';
import { stableId } from '../../../store/stableId';
import { REACH_KM } from '../../shippingCost/demo/demoTariffs';
import { customer_addresses } from '../customer/table';
import { customers } from '../table';
import type { OrderShop } from './orderShops';

/** Maximum distance from a district's centre in degrees: all listed centres are surrounded by land that far. */
const SPREAD = 0.0125;
/** Days before the first order. */
const EARLIEST_DAYS = 400;
const DAY_MS = 86_400_000;
/** An unassigned block of telephone numbers, next to those of owners, shops and their staff. */
const FIRST_BLOCK = 2;
/** Telephone numbers per block. */
export const BLOCK = 10_000;

export interface OrderCustomer {
  id: string;
  name: string;
  phone: string;
  /** When they became a customer, in milliseconds. */
  since: number;
  address: string;
  address_note: string | null;
  latitude: number;
  longitude: number;
}

/** Customers near a shop with their distances, the longest-standing first. */
export type Neighbours = Map<string, { customer: OrderCustomer; distance: number }[]>;

const NOTES = [
  'Pagar hijau',
  'Rumah pojok, cat biru',
  'Sebelah musala',
  'Titip di pos satpam',
  'Masuk gang, rumah ketiga',
  'Depan warung kelontong',
  'Lantai 2, naik tangga samping',
  'Mohon telepon sebelum sampai',
];

/**
 * Seeds customers, at least one near each shop and more near those that sell more; half of them are members of the
 * MyPertamina programme. Names, numbers and addresses are made up.
 */
export async function seedCustomers(
  slice: WriteSlice,
  shops: readonly OrderShop[],
  { count, from, now }: { count: number; from: Date; now: Date },
  random: SeededRandom,
): Promise<Neighbours> {
  const person = personNames(random);
  const street = streetAddresses(random);
  const prefixes = mobilePrefixes();
  const middles = new Map(districtPlaces().map(row => [row.district_code, row]));
  const all = shops.reduce((sum, { weight }) => sum + weight, 0);
  const further = Math.max(count - shops.length, 0);
  const rows: (typeof customers.$inferInsert)[] = [];
  const addresses: (typeof customer_addresses.$inferInsert)[] = [];
  const homes = shops.flatMap(shop =>
    Array.from({ length: 1 + Math.round((shop.weight / all) * further) }, (_, index) => {
      const number = rows.length;
      const { full: name } = person(shop.region_code);
      const block = FIRST_BLOCK + Math.floor(number / BLOCK);
      const phone = `+62${random.pick(prefixes).prefix.slice(1)}${String(block).padStart(4, '0')}${String(number % BLOCK).padStart(4, '0')}`;
      // each shop has a customer from the first day
      const latest = index === 0 ? from.getTime() : now.getTime();
      const earliest = from.getTime() - EARLIEST_DAYS * DAY_MS;
      const since = Math.floor(earliest + random.next() * (latest - earliest));
      const isMember = random.chance(0.5);
      const id = stableId('customer', `demo ${number + 1}`);
      const created_at = new Date(since).toISOString();
      rows.push({
        id,
        name,
        phone,
        member_number: isMember ? `MP${String(1_000_000_000 + number * 7_919)}` : null,
        points: isMember ? Math.floor(random.next() ** 2 * 240) * 50 : 0,
        created_at,
        updated_at: created_at,
      });
      const middle = middles.get(shop.district_code)!;
      const angle = random.next() * 2 * Math.PI;
      const far = Math.sqrt(random.next()) * SPREAD;
      const home = {
        address: `${street()}, ${shop.district}`,
        address_note: random.chance(0.4) ? random.pick(NOTES) : null,
        latitude: round(Number(middle.latitude) + far * Math.sin(angle)),
        longitude: round(Number(middle.longitude) + far * Math.cos(angle)),
      };
      const { village_code, region_code, province_code, regency_code } = shop;
      addresses.push({
        id: stableId('customer_address', `demo ${number + 1}`),
        customer_id: id,
        ...home,
        ...{ village_code, region_code, province_code, regency_code },
        used_at: created_at,
        created_at,
        updated_at: created_at,
      });
      return { regency: shop.regency_code, customer: { id, name, phone, since, ...home } };
    }),
  );
  await slice(async tx => {
    await bulkInsert(tx, customers, rows);
    await bulkInsert(tx, customer_addresses, addresses);
  });
  homes.sort((one, other) => one.customer.since - other.customer.since);
  return neighboursOf(
    shops,
    groupBy(homes, ({ regency }) => regency),
  );
}

const neighboursOf = (shops: readonly OrderShop[], homes: Map<string, { customer: OrderCustomer }[]>): Neighbours =>
  new Map(
    shops.map(shop => [
      shop.id,
      (homes.get(shop.regency_code) ?? [])
        .map(({ customer }) => ({ customer, distance: roadDistance(shop, customer) }))
        .filter(({ distance }) => distance <= REACH_KM * 1_000),
    ]),
  );

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
