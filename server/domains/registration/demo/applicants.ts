import { desc, eq, sql } from 'drizzle-orm';
import { MERCHANT_TYPE_CODES } from '../../../../contract/merchant/merchant';
import type { Tx } from '../../../db/types';
import { personNames } from '../../../seed/personNames';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { businessNames } from '../../merchant/demo/businessNames';
import { merchantPlaces } from '../../merchant/demo/merchantPlaces';
import { BANKS, hours, mailbox, TYPE_SHARES } from '../../merchant/demo/seedMerchants';
import { merchants, owners } from '../../merchant/table';
import type { registrations } from '../table';

/** The first phone number, above those of the demo's owners and shops. */
const FIRST_PHONE = 7_000;

type Registration = typeof registrations.$inferInsert;

/** A shop as registered, and when it became a merchant, if it did. */
export type Applicant = Omit<Registration, 'id' | 'number' | 'owner_id_number' | 'status'> & {
  joined_at: string | null;
};

/** Returns the newest demo merchants as applicants. */
export function newestMerchants(tx: Tx, count: number): Promise<Applicant[]> {
  return tx
    .select({
      name: merchants.name,
      type_code: merchants.type_code,
      owner_name: owners.name,
      phone: owners.phone,
      email: owners.email,
      address: merchants.address,
      region_code: merchants.region_code,
      province_code: merchants.province_code,
      regency_code: merchants.regency_code,
      district_code: merchants.district_code,
      village_code: merchants.village_code,
      latitude: merchants.latitude,
      longitude: merchants.longitude,
      opening_hours: merchants.opening_hours,
      bank_name: merchants.bank_name,
      bank_account: merchants.bank_account,
      bank_account_name: merchants.bank_account_name,
      merchant_id: sql<string | null>`${merchants.id}`,
      joined_at: sql<string | null>`${merchants.joined_at}`.mapWith(merchants.joined_at),
    })
    .from(merchants)
    .innerJoin(owners, eq(owners.id, merchants.owner_id))
    .orderBy(desc(merchants.joined_at), desc(merchants.number))
    .limit(count);
}

/** Returns a function that generates applicants who are not merchants yet. */
export async function applicants(tx: Tx, random: SeededRandom): Promise<() => Applicant> {
  const place = await merchantPlaces(tx, random);
  const person = personNames(random);
  const business = businessNames(random);
  let count = 0;
  return () => {
    const type_code = random.weighted(MERCHANT_TYPE_CODES, code => TYPE_SHARES[code]);
    const { district, village, spbuDigit, ...spot } = place();
    const name = person(spot.region_code);
    count += 1;
    return {
      name: business(type_code, { ...name, district, village, spbuDigit }),
      type_code,
      owner_name: name.full,
      phone: `+628120000${FIRST_PHONE + count}`,
      email: random.chance(0.7) ? `${mailbox(name.full)}.${count}@pemohon.test` : null,
      ...spot,
      opening_hours: hours(type_code, random),
      bank_name: random.pick(BANKS),
      bank_account: `0000${String(random.whole(0, 999_999)).padStart(6, '0')}`,
      bank_account_name: name.full,
      merchant_id: null,
      joined_at: null,
    };
  };
}
