import type { Endpoint } from '../../../../contract/core/endpoint';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { useDateRange } from '../../../ui/controls/dateRange/useDateRange';

/** Queries a finance report for the dashboard's days. It loads and fails independently. */
export function useFinance<E extends Endpoint>(endpoint: E) {
  const { range } = useDateRange();
  const days = { start_date: range.start, end_date: range.end };
  const result = useEndpointQuery(endpoint, { query: days }, { retry: false });
  return { days, result };
}
