import { useLocation, useNavigate, useStore } from 'ra-core';
import { useCallback } from 'react';
import { DASHBOARD_PRESETS_DAYS_BACK } from '../../../../contract/constants';
import { jakartaDay } from '../../../../contract/core/days';
import { holdsAny } from '../../../authProvider/session';
import { type DateRange, presetRange, rangeOf } from './range';

/** A stored choice, under the names of point 3. Ranges are relative to the day they were chosen, so tomorrow starts with the default. */
interface KeptRange {
  startDate: string;
  endDate: string;
  chosenOn: string;
}

/**
 * Returns the range of days that the dashboard shows (points 2 and 9): the one in the address (`start_date`, `end_date`), else the one
 * chosen today, else the last 7 days. Only holders of dashboard_view may choose.
 */
export function useDateRange(): { range: DateRange; today: string; setRange: (range: DateRange) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [kept, keep] = useStore<KeptRange | null>('dashboard.range', null);
  const today = jakartaDay();
  const asked = new URLSearchParams(search);
  const chosen =
    rangeOf(asked.get('start_date'), asked.get('end_date')) ??
    (kept?.chosenOn === today ? rangeOf(kept.startDate, kept.endDate) : null);
  const mayChoose = holdsAny(['dashboard_view']);
  const range = (mayChoose && chosen) || presetRange(DASHBOARD_PRESETS_DAYS_BACK.week, today);

  const setRange = useCallback(
    ({ start, end }: DateRange) => {
      keep({ startDate: start, endDate: end, chosenOn: today });
      const query = new URLSearchParams(search);
      query.set('start_date', start);
      query.set('end_date', end);
      navigate({ pathname, search: `?${query}` }, { replace: true });
    },
    [keep, navigate, pathname, search, today],
  );
  return { range, today, setRange };
}
