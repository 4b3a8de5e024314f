import type pg from 'pg';
import { auditLogApi } from '../../../contract/auditLog';
import { choiceLabels } from '../../../contract/core/choiceLabels';
import { addDays, jakartaDay } from '../../../contract/core/days';
import type { Endpoint } from '../../../contract/core/endpoint';
import { kindOf } from '../../../contract/core/fieldKind';
import { filterNames, itemOf, listSchema } from '../../../contract/core/listSchema';
import { isPaged } from '../../../contract/core/query';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { orderApi } from '../../../contract/order/orderApi';
import { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';

interface MeasuredList {
  endpoint: Endpoint;
  table: string;
  /** Typical searches, as SQL over one row of the table. */
  searches: Record<string, string>;
}

/** The merchant with the most orders: that of a random order, and so the number of orders a search finds, would be left to chance. */
const FREQUENT_MERCHANT =
  '(select name from merchants where id = (select merchant_id from orders group by 1 order by count(*) desc, 1 limit 1))';

export const measuredLists: Record<string, MeasuredList> = {
  orders: {
    endpoint: orderApi.list,
    table: 'orders',
    searches: {
      'an order number': 'number',
      'the digits of a number': 'substr(number, 5)',
      'a phone number': "'0' || substr(recipient_phone, 4)",
      'three digits of a phone': 'right(recipient_phone, 3)',
      'part of a name': "split_part(recipient_name, ' ', 1)",
      'what is not there': "'tidak ada yang begini'",
    },
  },
  transactions: {
    endpoint: transactionRecordApi.list,
    table: 'orders',
    searches: {
      'an order number': 'number',
      'the most frequent merchant': FREQUENT_MERCHANT,
      'what is not there': "'tidak ada yang begini'",
    },
  },
  'sums of transactions': {
    endpoint: transactionRecordApi.totals,
    table: 'orders',
    searches: { 'the most frequent merchant': FREQUENT_MERCHANT },
  },
  merchants: {
    endpoint: merchantApi.list,
    table: 'merchants',
    searches: { 'a name': 'name', 'part of a name': "split_part(name, ' ', 2)", 'three letters': 'substr(name, 1, 3)' },
  },
  'audit log': {
    endpoint: auditLogApi.list,
    table: 'audit_log',
    searches: { 'a person': 'actor_name', 'three letters': 'left(actor_name, 3)' },
  },
};

/** Queries, as they appear after the `?`, by the name of the case. */
export type ListCases = Record<string, string>;

/**
 * Returns every sort, filter, choice and search that a list offers, taken from its contract, with values that most rows of the database
 * have.
 */
export async function listCases(client: pg.Client, { endpoint, table, searches }: MeasuredList): Promise<ListCases> {
  const schema = listSchema(endpoint);
  const cases: ListCases = { [isPaged(endpoint) ? 'first page' : 'everything']: '' };
  for (const sort of schema.sorts ?? [])
    for (const sign of ['', '-']) cases[`sort ${sign}${sort}`] = `sort=${sign}${sort}`;
  for (const name of filterNames(schema)) {
    const field = itemOf(schema.filters[name]!);
    const choices = Object.keys(choiceLabels(field) ?? {});
    const values =
      choices.length > 0
        ? choices
        : kindOf(field) === 'day'
          ? [7, 90].map(days => addDays(jakartaDay(), -days))
          : await usualValue(client, table, name);
    for (const value of values) cases[`${name} ${value}`] = `${name}=${encodeURIComponent(value)}`;
  }
  for (const [name, expression] of Object.entries(searches)) {
    const { rows } = await client.query<{ term: string }>(
      `select ${expression} as term from ${table} order by md5(id::text) limit 1`,
    );
    if (rows[0]) cases[`search for ${name}`] = `search=${encodeURIComponent(rows[0].term)}`;
  }
  return cases;
}

/** Returns the most frequent value of the column that a filter is named after, else a record of the table it refers to. */
async function usualValue(client: pg.Client, table: string, filter: string): Promise<string[]> {
  const { rows: columns } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1 and column_name = any($2)',
    [table, [filter, `${filter}_code`, filter.replace(/_id$/, '_code')]],
  );
  const name = columns.find(column => column.name === filter)?.name ?? columns[0]?.name;
  const statement = name
    ? `select ${name}::text as value from ${table} where ${name} is not null group by 1 order by count(*) desc, 1 limit 1`
    : `select id::text as value from ${filter.replace(/_id$/, 's')} order by id limit 1`;
  const { rows } = await client.query<{ value: string }>(statement);
  return rows.map(({ value }) => value);
}
