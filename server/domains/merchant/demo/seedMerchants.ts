import {
  MERCHANT_STATUSES,
  MERCHANT_TYPE_CODES,
  type MerchantStatus,
  type MerchantTypeCode,
} from '../../../../contract/merchant/merchant';
import type { OpeningHours } from '../../../../contract/merchant/openingHours';
import { bulkInsert } from '../../../db/bulkInsert';
import type { DemoContext } from '../../../seed/DemoData';
import { startOfDay } from '../../../seed/jakartaDay';
import { mobilePrefixes } from '../../../seed/mobilePrefixes';
import { personNames } from '../../../seed/personNames';
import { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { merchantTypes } from '../base/merchantTypes';
import { merchants, owners } from '../table';
import { businessNames } from './businessNames';
import { merchantPlaces } from './merchantPlaces';

const MERCHANTS = 2_000;
const FOUR_YEARS = 4 * 365;
const DAY_MS = 86_400_000;
export const BANKS = ['BRI', 'Bank Mandiri', 'BNI', 'BCA', 'BSI'];

export const TYPE_SHARES: Record<MerchantTypeCode, number> = {
  spbu: 10,
  pertashop: 13,
  'agen-lpg': 12,
  'pangkalan-lpg': 34,
  'outlet-bright': 8,
  'outlet-pelumas': 15,
  'toko-refrigeran': 4,
  'toko-umum': 4,
};
const STATUS_SHARES: Record<MerchantStatus, number> = { active: 88, temporarily_closed: 6, suspended: 4, closed: 2 };
/** The maximum number of days for which inactive merchants have had their status. */
const STATUS_DAYS: Record<MerchantStatus, number> = {
  active: FOUR_YEARS,
  temporarily_closed: 14,
  suspended: 45,
  closed: 200,
};
/** Types that are often closed on Sundays. */
const RESTS_ON_SUNDAY: Partial<Record<MerchantTypeCode, number>> = {
  'agen-lpg': 0.6,
  'pangkalan-lpg': 0.15,
  'outlet-pelumas': 0.5,
  'toko-refrigeran': 0.7,
  'toko-umum': 0.1,
};

type Owner = typeof owners.$inferInsert & { id: string };

/**
 * Seeds 2,000 merchants across all provinces, the oldest having the lowest numbers, and their owners: four out of five own one shop.
 * People, shops and phone numbers (from an unassigned block) are invented.
 */
export async function seedMerchants({ tx, now }: DemoContext): Promise<void> {
  const random = new SeededRandom(135);
  const changes = new SeededRandom(531);
  const place = await merchantPlaces(tx, random);
  const person = personNames(random);
  const business = businessNames(random);
  const prefixes = mobilePrefixes();
  let phones = 0;
  const phone = () => `+62${random.pick(prefixes).prefix.slice(1)}0000${String(++phones).padStart(4, '0')}`;

  const joined = Array.from({ length: MERCHANTS }, () =>
    inOfficeHours(now, -1 - random.next() ** 1.3 * FOUR_YEARS, random),
  ).sort();
  const people = new Map<string, Owner[]>();

  const rows = joined.map((joined_at, index) => {
    const number = `MRC-${String(index + 1).padStart(6, '0')}`;
    const type_code = random.weighted(MERCHANT_TYPE_CODES, code => TYPE_SHARES[code]);
    const { district, village, spbuDigit, ...at } = place();
    const name = person(at.region_code);
    const nearby = people.get(at.regency_code) ?? [];
    const owner: Owner =
      nearby.length > 0 && random.chance(0.28)
        ? random.pick(nearby)
        : {
            id: stableId('owner', number),
            name: name.full,
            phone: phone(),
            email: random.chance(0.6) ? `${mailbox(name.full)}.${index + 1}@pemilik.test` : null,
            created_at: joined_at,
            updated_at: joined_at,
          };
    if (!nearby.includes(owner)) people.set(at.regency_code, [...nearby, owner]);
    const shop = business(type_code, { ...name, district, village, spbuDigit });
    const status = random.weighted(MERCHANT_STATUSES, each => STATUS_SHARES[each]);
    const status_since = sinceWhen(status, joined_at, now, changes);
    return {
      id: stableId('merchant', number),
      number,
      name: shop,
      type_code,
      owner_id: owner.id,
      status,
      phone: phone(),
      email: random.chance(0.5) ? `${mailbox(shop)}.${index + 1}@toko.test` : null,
      ...at,
      opening_hours: hours(type_code, random),
      bank_name: random.pick(BANKS),
      bank_account: `0000${String(random.whole(0, 999_999)).padStart(6, '0')}`,
      bank_account_name: owner.name,
      joined_at,
      status_since,
      created_at: joined_at,
      updated_at: status_since,
    };
  });
  await bulkInsert(tx, owners, [...people.values()].flat());
  await bulkInsert(tx, merchants, rows);
}

/** Returns an instant between 8 am and 5 pm in Jakarta, `days` after today. */
const inOfficeHours = (now: Date, days: number, random: SeededRandom) =>
  new Date(startOfDay(now, Math.floor(days)).getTime() + random.whole(8 * 60, 17 * 60) * 60_000).toISOString();

/** Returns since when a merchant has had its status; active ones since they joined. */
function sinceWhen(status: MerchantStatus, joined_at: string, now: Date, random: SeededRandom): string {
  if (status === 'active') return joined_at;
  const joined = Date.parse(joined_at);
  const longest = Math.min(STATUS_DAYS[status] * DAY_MS, now.getTime() - joined);
  return new Date(Math.floor(now.getTime() - longest * (0.05 + 0.9 * random.next()))).toISOString();
}

export function hours(type: MerchantTypeCode, random: SeededRandom): OpeningHours {
  if (type === 'spbu' && random.chance(0.3))
    return Array.from({ length: 7 }, () => ({ open: '00:00', close: '24:00' }));
  const { open_time: open, close_time: close } = merchantTypes[type];
  const rests = random.chance(RESTS_ON_SUNDAY[type] ?? 0);
  return Array.from({ length: 7 }, (_, day) => (day === 6 && rests ? null : { open, close }));
}

/** Converts a name to the local part of an e-mail address. */
export const mailbox = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '.')
    .replace(/^\.|\.$/g, '');
