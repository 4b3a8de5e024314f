import { eq, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type RegionCode, WHOLE_COUNTRY } from '../../../contract/area/region';
import { ruleError } from '../../../contract/core/rules';
import { type ShippingCostStatus, shippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';
import { shippingCostErrors } from '../../../contract/shippingCost/shippingCostErrors';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { anyOf, oneOf } from '../../store/crudStore';
import { recordStore } from '../../store/recordStore';
import { provinces, regencies } from '../area/table';
import { shipping_costs } from './table';

type New = z.output<typeof shippingCostApi.create.body>;
type Change = z.output<typeof shippingCostApi.update.body>;

/** Placeholder for the field where the area was chosen; not part of any request. */
const AREA = 'area';

const statuses: Record<ShippingCostStatus, SQL> = {
  active: sql`${shipping_costs.is_active}`,
  inactive: not(shipping_costs.is_active),
};

const rows = recordStore(shippingCost, shipping_costs, shippingCostApi.list, {
  filters: {
    province: oneOf(shipping_costs.province_code),
    regency: oneOf(shipping_costs.regency_code),
    status: anyOf(statuses),
  },
  constraints: { shipping_costs_area_key: { field: AREA, error: shippingCostErrors.areaTaken() } },
});

/** The tariffs. The name and region of a tariff's area are derived from its codes. */
export function shippingCostStore(db: Db) {
  const store = rows(db);
  return {
    ...store,
    insert: async (values: New, actor: Actor) =>
      withFieldErrors(values, store.insert({ ...values, ...(await findArea(db, values)) }, actor)),
    update: async (id: string, values: Change, actor: Actor) =>
      withFieldErrors(values, store.update(id, { ...values, ...(await findArea(db, values)) }, actor)),
  };
}

/** Moves errors about the area or its sales region to the field where the area was chosen. */
async function withFieldErrors<Result>({ regency_code }: Pick<New, 'regency_code'>, work: Promise<Result>) {
  try {
    return await work;
  } catch (error) {
    const { [AREA]: taken, region_code: foreign } = (error instanceof HttpError && error.errors) || {};
    if (taken) throw invalidInput({ [regency_code ? 'regency_code' : 'province_code']: taken });
    if (foreign) throw invalidInput({ province_code: foreign });
    throw error;
  }
}

interface Codes {
  province_code: string | null;
  regency_code: string | null;
}

/**
 * Returns the name of a tariff's area and its sales region, which is null for the whole country.
 *
 * @throws HttpError 422 naming the field of an unknown area, or of a regency outside the province
 */
export async function findArea(db: Db, { province_code, regency_code }: Codes) {
  if (province_code === null) {
    if (regency_code !== null) throw invalidInput({ province_code: ruleError({ rule: 'required' }, 'Provinsi') });
    return { area_name: WHOLE_COUNTRY, region_code: null };
  }
  const [province] = await db.select().from(provinces).where(eq(provinces.code, province_code));
  if (!province) throw invalidInput({ province_code: ruleError({ rule: 'one_of' }, 'Provinsi') });
  const region_code = province.region_code as RegionCode;
  if (regency_code === null) return { area_name: province.name, region_code };
  const [regency] = await db.select().from(regencies).where(eq(regencies.code, regency_code));
  if (regency?.province_code !== province_code)
    throw invalidInput({ regency_code: ruleError({ rule: 'one_of' }, 'Kabupaten/Kota') });
  return { area_name: `${regency.name}, ${province.name}`, region_code };
}
