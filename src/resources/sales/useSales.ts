import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import { isDay, jakartaDay } from '../../../contract/core/days';
import { type CategoryCode, isCategory } from '../../../contract/product';
import { salesPeriod, salesStepOf } from '../../../contract/transaction/salesPeriod';
import { chosen } from '../../ui/list/filter/filterValues';

/** Returns the category of the sales page, from the resource's name. */
export function useSalesCategory(): CategoryCode {
  const code = (useResourceContext() ?? '').replace(/^sales-/, '');
  if (!isCategory(code)) throw new Error(`'${code}' is not a category`);
  return code;
}

/** Returns the translator of the sales pages' messages: `t('orders.title')`. */
export function useSalesText() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return (key: string, args?: object): string => translate(`resources.${resource}.${key}`, args);
}

/** Returns the list's days and step, with the same defaults as the server. */
export function useSalesPeriod() {
  const { filterValues } = useListContext();
  const today = jakartaDay();
  const dayOf = (source: string) => chosen(filterValues, source).find(isDay);
  const period = salesPeriod({ start_date: dayOf('start_date'), end_date: dayOf('end_date') }, today);
  const range = { start: period.start_date, end: period.end_date };
  const step = salesStepOf(chosen(filterValues, 'filter_date')[0]);
  return { today, range, step };
}

/** Address parameter naming the row whose orders are shown over the list, `semua` for those of all rows. */
export const ROWS_PARAM = 'pesanan';
export const ALL_ROWS = 'semua';

/** Returns the address's query with a row's orders opened, or closed for null. */
export function withOrdersOf(search: string, row: string | null): string {
  const asked = new URLSearchParams(search);
  if (row) asked.set(ROWS_PARAM, row);
  else asked.delete(ROWS_PARAM);
  return asked.size > 0 ? `?${asked}` : '';
}

/** Parses a row's first day and its merchant from `2026-11-21_…`. Undefined for all rows. */
export function rowIn(text: string): { first: string; merchant_id: string } | undefined {
  const [, first, merchant_id] = /^(\d{4}-\d\d-\d\d)_([\da-f-]{36})$/.exec(text) ?? [];
  return first && merchant_id ? { first, merchant_id } : undefined;
}
