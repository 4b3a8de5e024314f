import { getTableColumns } from 'drizzle-orm';
import { jakartaDay } from '../../../contract/core/days';
import type { BodyOf } from '../../../contract/core/endpoint';
import { operationalCostApi } from '../../../contract/operationalCost';
import { operationalCostErrors } from '../../../contract/operationalCostErrors';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { atLeast, crudStore } from '../../store/crudStore';
import { atMost } from '../../store/filters';
import { operational_costs } from './table';

type New = BodyOf<typeof operationalCostApi.create>;
type Change = BodyOf<typeof operationalCostApi.update>;

const { updated_by: _, ...columns } = getTableColumns(operational_costs);

const rows = crudStore({
  entity: 'operational_cost',
  table: operational_costs,
  label: row => row.description,
  columns,
  list: operationalCostApi.list,
  filters: {
    start_date: atLeast<string>(operational_costs.spent_on),
    end_date: atMost<string>(operational_costs.spent_on),
  },
  regions: operational_costs.region_code,
});

/** Operational costs, none of them dated in the future. */
export function operationalCostStore(db: Db) {
  const store = rows(db);
  return {
    ...store,
    insert: async (values: New, actor: Actor) => {
      validateDay(values);
      return store.insert(values, actor);
    },
    update: async (id: string, values: Change, actor: Actor) => {
      validateDay(values);
      return store.update(id, values, actor);
    },
  };
}

/** @throws HttpError 422 */
function validateDay({ spent_on }: Pick<New, 'spent_on'>) {
  const today = jakartaDay();
  if (spent_on > today) throw invalidInput({ spent_on: operationalCostErrors.dayToCome({ today }) });
}
