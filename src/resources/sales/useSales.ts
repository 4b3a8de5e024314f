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
