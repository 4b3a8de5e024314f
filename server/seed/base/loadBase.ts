import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/types';
import { settings } from '../../store/settings/table';
import { areasVersion, loadAreas } from './loadAreas';
import { loadMerchantRoles, merchantRolesVersion } from './loadMerchantRoles';
import { loadMerchantTypes, merchantTypesVersion } from './loadMerchantTypes';
import { loadProducts, productsVersion } from './loadProducts';
import { type KnownRights, loadRights } from './loadRights';

const KEY = 'base_data';
/** Any number that no one else uses with this database. */
const LOCK = 7_316_555;

interface Loaded {
  areas: string | null;
  rights: KnownRights;
  merchantTypes?: string | undefined;
  merchantRoles?: string | undefined;
  products?: string | undefined;
}

/**
 * What the program cannot do without, in every mode: areas, rights, roles, kinds of merchants and roles of their
 * accounts, the catalogue. Does nothing where all is there; several processes may start at once.
 *
 * @returns whether the areas were loaded (the step that takes a second)
 */
export async function loadBase(db: Db): Promise<{ areas: boolean }> {
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    const before = await readLoaded(tx);
    const areas = areasVersion();
    if (before.areas !== areas) await loadAreas(tx);
    const rights = await loadRights(tx, before.rights);
    if (before.merchantTypes !== merchantTypesVersion) await loadMerchantTypes(tx);
    if (before.merchantRoles !== merchantRolesVersion) await loadMerchantRoles(tx);
    const products = productsVersion();
    if (before.products !== products) await loadProducts(tx);
    const value: Loaded = {
      areas,
      rights,
      merchantTypes: merchantTypesVersion,
      merchantRoles: merchantRolesVersion,
      products,
    };
    if (JSON.stringify(value) !== JSON.stringify(before))
      await tx
        .insert(settings)
        .values({ key: KEY, value })
        .onConflictDoUpdate({ target: settings.key, set: { value, updated_at: sql`now()` } });
    return { areas: before.areas !== areas };
  });
}

async function readLoaded(tx: Tx): Promise<Loaded> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return (row?.value as Loaded | undefined) ?? { areas: null, rights: { slugs: [], roles: [] } };
}
