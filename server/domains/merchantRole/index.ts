import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import {
  MERCHANT_RIGHTS,
  type MerchantRole,
  merchantRoleApi,
  merchantRoleRecord,
} from '../../../contract/merchantRole';
import { type Bound, boundTo } from '../../core/regionScope';
import { bulkInsert } from '../../db/bulkInsert';
import type { Db } from '../../db/types';
import { crudDomain } from '../../domain/crudDomain';
import { versionedBase } from '../../seed/BaseData';
import type { DemoContext } from '../../seed/DemoData';
import { mobilePrefixes } from '../../seed/mobilePrefixes';
import { personNames } from '../../seed/personNames';
import { SeededRandom } from '../../seed/SeededRandom';
import { crudStore } from '../../store/crudStore';
import { stableId } from '../../store/stableId';
import { merchants, owners } from '../merchant/table';
import { loadMerchantRoles, merchantRolesVersion } from './base/loadMerchantRoles';
import { merchant_accounts, merchant_roles } from './table';

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
async function seedMerchantAccounts({ tx, now }: DemoContext): Promise<void> {
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

type Query = QueryOf<typeof merchantRoleApi.list>;

/** Only a few fixed rows, so sorting and search need no index. */
const roles = crudStore({
  entity: 'merchant_role',
  table: merchant_roles,
  label: row => row.name,
  columns: {
    id: merchant_roles.id,
    code: merchant_roles.code,
    name: merchant_roles.name,
    description: merchant_roles.description,
    rights: merchant_roles.rights,
    right_count: sql<number>`jsonb_array_length(${merchant_roles.rights})`,
    updated_at: merchant_roles.updated_at,
  },
  list: merchantRoleApi.list,
});

/** Counts the active accounts of each role, for merchants in the reader's regions. */
async function accountsOf(db: Db, reader: Bound): Promise<(roleId: string) => number> {
  const regions = boundTo(reader);
  const counted = await db
    .select({ role_id: merchant_accounts.role_id, count: sql<number>`count(*)`.mapWith(Number) })
    .from(merchant_accounts)
    .innerJoin(merchants, eq(merchants.id, merchant_accounts.merchant_id))
    .where(
      and(eq(merchant_accounts.is_active, true), regions && inArray(merchants.region_code, regions as RegionCode[])),
    )
    .groupBy(merchant_accounts.role_id);
  const counts = new Map(counted.map(({ role_id, count }) => [role_id, count]));
  return roleId => counts.get(roleId) ?? 0;
}

/** Reads the roles of merchants' accounts, each with its number of active accounts. */
function merchantRoleStore(db: Db) {
  const { page, find } = roles(db);
  return {
    async page(query: Query, reader: Bound) {
      const [found, accounts] = await Promise.all([page(query), accountsOf(db, reader)]);
      return { ...found, list: found.list.map(role => ({ ...role, account_count: accounts(role.id) })) };
    },
    /** @throws HttpError 404 */
    async find(id: string, reader: Bound): Promise<MerchantRole> {
      const { rights, ...role } = await find(id);
      const account_count = (await accountsOf(db, reader))(role.id);
      const permissions = Object.entries(MERCHANT_RIGHTS).map(([permission_group, group]) => ({
        permission_group,
        label: group.label,
        permissions: Object.entries(group.rights).map(([permission_slug, label]) => ({
          permission_slug,
          label,
          is_granted: rights.includes(permission_slug),
        })),
      }));
      return { ...role, account_count, permissions };
    },
  };
}

/** On the one path, except that the store counts accounts within the reader's regions. */
export const merchantRoleDomain = crudDomain(merchantRoleRecord, merchantRoleApi, merchant_roles, {
  store: merchantRoleStore,
  history: false,
  base: versionedBase('merchantRoles', () => merchantRolesVersion, loadMerchantRoles),
  demo: { after: ['merchant'], seed: seedMerchantAccounts },
});
