import type { z } from 'zod';
import { areaApi } from '../../../../contract/area/areaApi';
import { providerErrors } from '../../../../contract/core/errors';
import { validate } from '../../../../contract/core/validate';
import { priceApi } from '../../../../contract/price/priceApi';
import {
  type PriceAddition,
  type PriceChange,
  priceAddition,
  priceChange,
} from '../../../../contract/price/priceChange';
import type { PricedProduct } from '../../../../contract/price/priceGrid';
import { priceInForce } from '../../../../contract/price/priceInForce';
import type { PriceOutcome, PricePlan } from '../../../../contract/price/pricePlan';
import type { Price } from '../../../../contract/price/priceRecord';
import { HttpError, invalidInput } from '../../../core/HttpError';
import { changedAmount } from '../../../domains/price/changedAmount';
import type { PriceTarget } from '../../../domains/price/PriceRequest';
import { validatePlan } from '../../../domains/price/validatePlan';
import { type ListReader, readPages } from '../lists/readPages';
import { type PriceLists, planFromLists } from './planFromLists';

/** A change planned here instead of by the provider. */
export interface Planned {
  /** The response to a dry run. */
  seen: unknown;
  /** Returns the body that carries out exactly what was seen. @throws HttpError 409 if it was not seen, or has changed since */
  confirmed(): unknown;
}

type Plan = (body: unknown, reader: ListReader) => Promise<Planned>;

/** Plans the changes whose outcome follows from the provider's lists, by call. File uploads are excluded: only the provider reads them. */
export const planners: Readonly<Record<string, Plan>> = {
  [priceApi.change.call]: async (body, reader) => {
    const change = parsed(priceChange, body);
    const lists = await priceLists(change.category, reader);
    const now = new Date().toISOString();
    const targets = change.rows ?? (await targetsOfStep(change, lists, change.valid_from ?? now, reader));
    const plan = planFromLists({ kind: 'change', ...pick(change) }, targets, lists, now);
    return outcomeOf(plan, change, () => ({ ...pick(change), note: change.note, rows: rowsOf(plan) }));
  },
  [priceApi.add.call]: async (body, reader) => {
    const addition = parsed(priceAddition, body);
    const { products, areas, amount, note } = addition;
    const lists = await priceLists(addition.category, reader);
    const targets = products.flatMap(product_id => areas.map(area => ({ ...area, product_id, amount })));
    const plan = planFromLists({ kind: 'add', ...pick(addition) }, targets, lists, new Date().toISOString());
    return outcomeOf(plan, addition, () => ({ ...pick(addition), note, products, areas, amount }));
  },
};

const pick = ({ category, valid_from }: PriceChange | PriceAddition) => ({ category, valid_from });

const rowsOf = ({ rows }: PricePlan) =>
  rows.map(({ product_id, province_code, regency_code, new_amount }) => ({
    product_id,
    province_code,
    regency_code,
    amount: new_amount,
  }));

function outcomeOf(plan: PricePlan, { fingerprint }: PriceChange | PriceAddition, body: () => unknown): Planned {
  const seen: PriceOutcome = { plan, batch: null, proposal: null };
  return {
    seen,
    confirmed() {
      validatePlan(plan, fingerprint);
      return body();
    },
  };
}

function parsed<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const read = validate(schema, body ?? {});
  if (!read.ok) throw invalidInput(read.fields);
  return read.value;
}

async function priceLists(category: string, reader: ListReader): Promise<PriceLists> {
  const ofCategory = (path: string) => path.replace('{category}', encodeURIComponent(category));
  const [prices, products, provinces, regencies] = await Promise.all([
    readPages<Price>(reader, priceApi.ofCategory, { path: ofCategory(priceApi.ofCategory.path) }),
    readPages<PricedProduct>(reader, priceApi.products, { path: ofCategory(priceApi.products.path) }),
    readPages<{ id: string; name: string }>(reader, areaApi.provinces, areaApi.provinces),
    readPages<{ id: string; name: string; province_id: string }>(reader, areaApi.regencies, areaApi.regencies),
  ]);
  // a price whose area is unknown could be any area's
  if (prices.some(({ level }) => !level)) throw new HttpError(409, providerErrors.noDryRun());
  return {
    prices: prices.filter(({ status }) => status !== 'past'),
    products: new Map(products.map(({ id, name }) => [id, name])),
    areas: new Map([...provinces, ...regencies].map(({ id, name }) => [id, name])),
    provinceOf: new Map(regencies.map(({ id, province_id }) => [id, province_id])),
  };
}

type Target = PriceTarget & { amount: number };

/** Returns every price within the scope, with the step applied; for chosen areas this includes a wider price in force there. */
async function targetsOfStep(
  { scope, step }: PriceChange,
  { prices, provinceOf }: PriceLists,
  at: string,
  reader: ListReader,
): Promise<Target[]> {
  const { product = [], region = [], province = [], regency = [] } = scope ?? {};
  const inRegions = region.length > 0 ? await provincesOf(region, reader) : [];
  const provinces = new Set([...province, ...inRegions]);
  const ofProduct = prices.filter(({ product_id }) => product.length === 0 || product.includes(product_id));
  const isEverywhere = provinces.size + regency.length + region.length === 0;
  const own = ofProduct.filter(
    ({ province_code, regency_code }) =>
      isEverywhere ||
      (province_code !== null && provinces.has(province_code)) ||
      (regency_code !== null && regency.includes(regency_code)),
  );
  const chosen = [
    ...[...provinces].map(province_code => ({ province_code, regency_code: null })),
    ...regency.map(regency_code => ({ province_code: provinceOf.get(regency_code) ?? null, regency_code })),
  ];
  const inherited = [...new Set(ofProduct.map(({ product_id }) => product_id))].flatMap(product_id =>
    chosen.map(area => ({ ...area, product_id })),
  );
  const places = new Map(
    [...own, ...inherited].map(({ product_id, province_code, regency_code }) => [
      [product_id, province_code, regency_code].join(),
      { product_id, province_code, regency_code },
    ]),
  );
  return [...places.values()].flatMap(place => {
    const old = priceInForce(
      ofProduct.filter(({ product_id }) => product_id === place.product_id),
      place,
      at,
    );
    return old ? [{ ...place, amount: changedAmount(old.amount, step!) }] : [];
  });
}

async function provincesOf(regions: readonly string[], reader: ListReader): Promise<string[]> {
  const listed = await readPages<{ id: string; region_id: string }>(reader, areaApi.provinces, areaApi.provinces);
  return listed.filter(({ region_id }) => regions.includes(region_id)).map(({ id }) => id);
}
