import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import { DEFAULT_SALES_FILTER_DATE } from '../../../contract/constants';
import { jakartaDay } from '../../../contract/core/days';
import { type CategoryCode, isCategory } from '../../../contract/product';
import { type SalesStep, salesPeriod, salesStep } from '../../../contract/transaction/salesPeriod';
import { isDay } from '../../ui/dateRange/range';
import { chosen } from '../../ui/list/filter/filterValues';

/** The category of the sales page, by the resource's name. */
export function useSalesCategory(): CategoryCode {
  const code = (useResourceContext() ?? '').replace(/^sales-/, '');
  if (!isCategory(code)) throw new Error(`'${code}' is no category`);
  return code;
}

/** The messages of the sales pages: `t('orders.title')`. */
export function useSalesText() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return (key: string, args?: object): string => translate(`resources.${resource}.${key}`, args);
}

/** The days and the step of the page's list, completed as the server does. */
export function useSalesPeriod() {
  const { filterValues } = useListContext();
  const today = jakartaDay();
  const dayOf = (source: string) => chosen(filterValues, source).find(isDay);
  const period = salesPeriod({ start_date: dayOf('start_date'), end_date: dayOf('end_date') }, today);
  const range = { start: period.start_date, end: period.end_date };
  const step: SalesStep = salesStep.safeParse(chosen(filterValues, 'filter_date')[0]).data ?? DEFAULT_SALES_FILTER_DATE;
  return { today, range, step };
}
