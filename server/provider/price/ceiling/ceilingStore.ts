import { eq } from 'drizzle-orm';
import { jakartaDay } from '../../../../contract/core/days';
import type { QueryOf } from '../../../../contract/core/endpoint';
import type { PriceCeilingInput, PriceCeilingUpdate } from '../../../../contract/price/priceCeiling';
import type { priceCeilingApi } from '../../../../contract/price/priceCeilingApi';
import { priceErrors } from '../../../../contract/price/priceErrors';
import { PRICED_CATEGORIES, type PricedCategory, priceSlug } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import { forbidden, HttpError, invalidInput } from '../../../core/HttpError';
import { foreignRegion, reaches } from '../../../core/regionScope';
import type { Db, Tx } from '../../../db/types';
import { keyedId } from '../../../store/claimKey';
import { inTransaction } from '../../../store/inTransaction';
import { regionRule } from '../../../store/regionRule';
import { authorizeCategory } from '../authorizeCategory';
import { lockPrices } from '../lockPrices';
import { price_ceilings } from '../table';
import { ceilingFacts } from './ceilingFacts';
import { ceilingRows } from './ceilingRows';
import { requireFreeDays } from './requireFreeDays';

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
