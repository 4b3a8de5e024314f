import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, varchar } from 'drizzle-orm/pg-core';
import { OPERATIONAL_COST_KINDS, operationalCostApi } from '../../../contract/operationalCost';
import { choiceColumn, id, timestamps, version } from '../../db/columns';
import { listIndexes } from '../../db/listIndexes';
import { regionColumn } from '../area/placeColumns';
import { updatedBy } from '../identity/account/table';

export const operational_costs = pgTable(
  'operational_costs',
  {
    id: id(),
    spent_on: date({ mode: 'string' }).notNull(),
    kind: choiceColumn(OPERATIONAL_COST_KINDS).notNull(),
    description: varchar({ length: 200 }).notNull(),
    /** Whole rupiah. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Null: the whole country. */
    region_code: regionColumn(),
    /** URL of the supporting document. */
    receipt: varchar({ length: 1_000 }),
    version: version(),
    ...timestamps(),
    updated_by: updatedBy(),
  },
  table => [
    ...listIndexes('operational_costs', table, operationalCostApi.list),
    check('operational_costs_amount_check', sql`${table.amount} > 0`),
  ],
);
