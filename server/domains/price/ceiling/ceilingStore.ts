import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type RegionCode, WHOLE_COUNTRY } from '../../../../contract/area/region';
import { jakartaDay } from '../../../../contract/core/days';
import type { QueryOf } from '../../../../contract/core/endpoint';
import { ruleError } from '../../../../contract/core/rules';
import type { CeilingStatus, PriceCeilingInput, PriceCeilingUpdate } from '../../../../contract/price/priceCeiling';
import { priceCeilingApi } from '../../../../contract/price/priceCeilingApi';
import { priceErrors } from '../../../../contract/price/priceErrors';
import { PRICED_CATEGORIES, type PricedCategory, priceSlug } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import { forbidden, HttpError, invalidInput } from '../../../core/HttpError';
import { foreignRegion, reaches } from '../../../core/regionScope';
import type { Db, Tx } from '../../../db/types';
import { keyedId } from '../../../store/claimKey';
import { anyOf, crudStore, oneOf } from '../../../store/crudStore';
import { inTransaction } from '../../../store/inTransaction';
import { regionRule } from '../../../store/regionRule';
import { provinces } from '../../area/table';
import { productName } from '../../product/productName';
import { products } from '../../product/table';
import { authorizeCategory } from '../authorizeCategory';
import { lockPrices } from '../lockPrices';
import { price_ceilings } from '../table';

const categoryOnly = { category_code: price_ceilings.category_code };

const region = regionRule(price_ceilings, price_ceilings.region_code, 'region_code');

type Query = QueryOf<typeof priceCeilingApi.list>;

/** The ceilings, each governed by the price permissions of its category. Writes and price changes exclude each other. */
export function ceilingStore(db: Db) {
  const store = ceilingRows(db);

  /** Returns a ceiling that the actor may read. @throws HttpError 404, 403 without the category's permission */
  async function find(id: string, actor: Actor) {
    const found = await store.find(id, actor);
    authorizeCategory(actor, 'read', found.category_code);
    return found;
  }

  /** Runs a write to an existing ceiling under its category's lock; its region is judged before `work` tells anything. */
  async function write<Result>(
    id: string,
    action: 'update' | 'delete',
    actor: Actor,
    work: (tx: Tx, ceiling: Awaited<ReturnType<typeof find>>) => Promise<Result>,
  ): Promise<Result> {
    const known = await store.find(id, actor);
    const category = authorizeCategory(actor, action, known.category_code);
    region.authorizeChange(actor, known);
    return inTransaction(db, async tx => {
      await lockPrices(tx, category);
      return work(tx, await ceilingRows(tx).find(id, actor));
    });
  }

  return {
    find,
    page: (query: Query, actor: Actor) => store.page(withinRights(query, 'read', actor), actor),
    entity: store.entity,
    /** Returns all ceilings, for a download. */
    whole: (query: Omit<Query, 'page' | 'limit'>, actor: Actor) =>
      store.whole(withinRights(query, 'export', actor), actor),

    /** Authorises reading a ceiling's history. @throws HttpError 404 outside the actor's regions, 403 without the category's permission */
    async authorizeRead(id: string, actor: Actor): Promise<void> {
      await store.authorizeRead(id, actor);
      const [kept] = await db.select(categoryOnly).from(price_ceilings).where(eq(price_ceilings.id, id));
      if (kept) authorizeCategory(actor, 'read', kept.category_code);
    },

    /** @throws HttpError 422 for an unknown product or area, taken days, or a foreign region; 403 without the category's permission */
    insert: (values: PriceCeilingInput, actor: Actor) =>
      inTransaction(db, async tx => {
        const facts = await ceilingFacts(tx, values);
        const category = authorizeCategory(actor, 'create', facts.category_code);
        // first, since the error about taken days tells of a ceiling there
        if (!reaches(actor, facts.region_code)) throw invalidInput({ province_code: foreignRegion(actor) });
        await lockPrices(tx, category);
        await requireFreeDays(tx, values, keyedId('price_ceiling', actor));
        return ceilingRows(tx).insert({ ...values, ...facts, category_code: category }, actor);
      }),

    /** @throws HttpError 404, 403, 409 for a stale version, 422 for taken days */
    update: (id: string, values: PriceCeilingUpdate, actor: Actor) =>
      write(id, 'update', actor, async (tx, { product_id, province_code }) => {
        await requireFreeDays(tx, { ...values, product_id, province_code }, id);
        return ceilingRows(tx).update(id, values, actor);
      }),

    /** @throws HttpError 404, 403, 409 once it is in force */
    remove: (id: string, actor: Actor) =>
      write(id, 'delete', actor, async (tx, { valid_from }) => {
        if (valid_from <= jakartaDay()) throw new HttpError(409, priceErrors.ceilingBegun());
        await ceilingRows(tx).remove(id, actor);
      }),
  };
}

/** Limits the query to the categories that the actor has permission for. @throws HttpError 403 if none remain */
function withinRights<Asked extends Omit<Query, 'page' | 'limit'>>(
  query: Asked,
  action: 'read' | 'export',
  { slugs }: Actor,
) {
  const open = PRICED_CATEGORIES.filter(category => slugs.has(priceSlug(action, category)));
  const asked = query.category;
  const category: PricedCategory[] = asked?.length ? open.filter(code => asked.includes(code)) : open;
  if (category.length === 0)
    throw forbidden(
      PRICED_CATEGORIES.filter(code => asked?.includes(code) ?? true).map(code => priceSlug(action, code)),
    );
  return { ...query, category };
}

/**
 * Returns what a ceiling stores of its product and area, for search and sorting.
 *
 * @throws HttpError 422 naming the field of an unknown product or province
 */
async function ceilingFacts(db: Db, { product_id, province_code }: PriceCeilingInput) {
  const [product] = await db.select().from(products).where(eq(products.id, product_id));
  if (!product) throw invalidInput({ product_id: ruleError({ rule: 'one_of' }, 'Produk') });
  const named = { product_name: productName(product), category_code: product.category_code };
  if (province_code === null) return { ...named, area_name: WHOLE_COUNTRY, region_code: null };
  const [province] = await db.select().from(provinces).where(eq(provinces.code, province_code));
  if (!province) throw invalidInput({ province_code: ruleError({ rule: 'one_of' }, 'Provinsi') });
  return { ...named, area_name: province.name, region_code: province.region_code as RegionCode };
}

/** Today's date in Jakarta. */
const TODAY = sql.raw(`(now() at time zone 'Asia/Jakarta')::date`);

const { valid_from, valid_to } = price_ceilings;
const ended = sql`coalesce(${valid_to} < ${TODAY}, false)`;
const upcoming = sql`${valid_from} > ${TODAY}`;
const statuses: Record<CeilingStatus, SQL> = {
  ended,
  upcoming,
  in_force: sql`(not ${ended} and not ${upcoming})`,
};

const { created_by: _, updated_by: __, ...columns } = getTableColumns(price_ceilings);

/** The CRUD store of ceilings, without their rules. */
const ceilingRows = crudStore({
  entity: 'price_ceiling',
  table: price_ceilings,
  label: row => `${row.product_name}, ${row.area_name}`,
  columns: {
    ...columns,
    sale_unit: sql<string>`(select x.sale_unit from products x where x.id = ${price_ceilings.product_id})`,
    status: sql<CeilingStatus>`case when ${ended} then 'ended' when ${upcoming} then 'upcoming' else 'in_force' end`,
  },
  list: priceCeilingApi.list,
  filters: {
    category: oneOf(price_ceilings.category_code),
    region: oneOf(price_ceilings.region_code),
    province: oneOf(price_ceilings.province_code),
    status: anyOf(statuses),
  },
  regions: price_ceilings.region_code,
});

interface Validity {
  product_id: string;
  province_code: string | null;
  valid_from: string;
  valid_to: string | null;
}

const written = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const textOf = (day: string) => written.format(new Date(`${day}T00:00:00Z`));

/**
 * Requires that no other ceiling of the product and area overlaps this one. Call under the lock of the category's prices.
 *
 * @param except id of the ceiling itself
 * @throws HttpError 422 on `valid_from`
 */
async function requireFreeDays(
  tx: Tx,
  { product_id, province_code, valid_from, valid_to }: Validity,
  except: string | undefined,
): Promise<void> {
  const { rows } = await tx.execute<{ valid_from: string; valid_to: string | null }>(sql`
    select c.valid_from::text as valid_from, c.valid_to::text as valid_to from price_ceilings c
    where c.product_id = ${product_id} and coalesce(c.province_code, '') = ${province_code ?? ''}
      and c.valid_from <= coalesce(${valid_to}::date, 'infinity') and coalesce(c.valid_to, 'infinity') >= ${valid_from}::date
      ${except ? sql`and c.id <> ${except}` : sql``}
    order by c.valid_from limit 1`);
  const other = rows[0];
  if (!other) return;
  const from = textOf(other.valid_from);
  throw invalidInput({
    valid_from:
      other.valid_to === null
        ? priceErrors.ceilingTaken({ from })
        : priceErrors.ceilingTakenUntil({ from, to: textOf(other.valid_to) }),
  });
}
