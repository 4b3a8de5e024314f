import { useLocation, useNavigate } from 'ra-core';
import { DASHBOARD_PRESETS_DAYS_BACK } from '../../../contract/constants';
import { jakartaDay } from '../../../contract/core/days';
import { type SalesStep, salesStepOf } from '../../../contract/transaction/salesPeriod';
import { type DateRange, presetRange, rangeOf } from '../../ui/dateRange/range';

/** Days and step of the sales, kept in the address, so that reload, back and shared links show the same view. */
export function useSalesQuery() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = jakartaDay();
  const asked = new URLSearchParams(search);
  const range =
    rangeOf(asked.get('start_date'), asked.get('end_date')) ?? presetRange(DASHBOARD_PRESETS_DAYS_BACK.week, today);
  const step = salesStepOf(asked.get('filter_date'));

  const go = (change: Record<string, string>) => {
    for (const [name, value] of Object.entries(change)) asked.set(name, value);
    navigate({ pathname, search: `?${asked}` });
  };
  return {
    range,
    today,
    step,
    setRange: ({ start, end }: DateRange) => go({ start_date: start, end_date: end }),
    setStep: (next: SalesStep) => go({ filter_date: next }),
  };
}
