import { asc, eq } from 'drizzle-orm';
import type { MerchantTypeCode } from '../../../../contract/merchant/merchant';
import { bulkInsert } from '../../../db/bulkInsert';
import type { DemoContext } from '../../../seed/DemoData';
import { mobilePrefixes } from '../../../seed/mobilePrefixes';
import { personNames } from '../../../seed/personNames';
import { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { merchants, owners } from '../../merchant/table';
import { merchant_accounts } from '../table';

type Staff = readonly [role: string, chance: number];

const SMALL: readonly Staff[] = [
  ['kasir', 0.5],
  ['pengantar', 0.4],
];

const LARGE: readonly Staff[] = [
  ['manajer', 0.9],
  ['kasir', 1],
  ['kasir', 0.7],
  ['pengantar', 0.9],
  ['pengantar', 0.5],
];

/** The staff of a shop by merchant type, besides its owner, each with its probability. */
const STAFF: Partial<Record<MerchantTypeCode, readonly Staff[]>> = {
  spbu: LARGE,
  'agen-lpg': LARGE,
  'pangkalan-lpg': [['pengantar', 0.3]],
};

const DAY_MS = 86_400_000;

/** Seeds the demo merchants' accounts: each owner's, in the shop opened first, and the staff's. Nobody knows their passwords. */
export async function seedMerchantAccounts({ tx, now }: DemoContext): Promise<void> {
  const random = new SeededRandom(136);
  const person = personNames(random);
  const prefixes = mobilePrefixes();
  const shops = await tx
    .select({ merchant: merchants, owner: owners })
    .from(merchants)
    .innerJoin(owners, eq(owners.id, merchants.owner_id))
    .orderBy(asc(merchants.number));
  const opened = new Set<string>();
  let phones = 0;
  // an unassigned block of numbers, next to the one for owners and shops
  const phone = () => `+62${random.pick(prefixes).prefix.slice(1)}0001${String(++phones).padStart(4, '0')}`;
  const since = (joined: string) =>
    random.chance(0.85)
      ? new Date(
          now.getTime() - random.next() * Math.min(20 * DAY_MS, now.getTime() - Date.parse(joined)),
        ).toISOString()
      : null;

  const rows = shops.flatMap(({ merchant, owner }) => {
    const own = !opened.has(owner.id);
    opened.add(owner.id);
    const staff = (STAFF[merchant.type_code] ?? SMALL).filter(([, chance]) => random.chance(chance));
    const people = [
      ...(own ? [{ role: 'pemilik', name: owner.name, phone: owner.phone, email: owner.email }] : []),
      ...staff.map(([role]) => ({ role, name: person(merchant.region_code).full, phone: phone(), email: null })),
    ];
    return people.map(({ role, ...values }, index) => ({
      ...values,
      id: stableId('merchant_account', `${merchant.number}/${index}`),
      merchant_id: merchant.id,
      role_id: stableId('merchant_role', role),
      is_active: merchant.status !== 'closed' && (role === 'pemilik' || random.chance(0.94)),
      last_login_at: since(merchant.joined_at),
      created_at: merchant.joined_at,
      updated_at: merchant.joined_at,
    }));
  });
  await bulkInsert(tx, merchant_accounts, rows);
}
