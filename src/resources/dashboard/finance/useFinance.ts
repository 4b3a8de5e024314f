import type { Endpoint } from '../../../../contract/core/endpoint';
import { useAnswer } from '../../../dataProvider/useAnswer';
import { useDateRange } from '../../../ui/dateRange/useDateRange';

/** A report of finance for the days of the dashboard. It loads and fails alone. */
export function useFinance<E extends Endpoint>(endpoint: E) {
  const { range } = useDateRange();
  const days = { start_date: range.start, end_date: range.end };
  const answer = useAnswer(endpoint, { query: days }, { retry: false });
  return { days, answer };
}
