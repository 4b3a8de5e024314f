import { type Days, lengthOf, MAX_SALES_DAYS } from '../../../contract/transaction/salesPeriod';
import { transactionErrors } from '../../../contract/transaction/transactionErrors';
import { invalidInput } from '../../core/HttpError';

/** @throws HttpError 422 on `end_date` if the period ends before it starts or is too long */
export function validatePeriod(period: Days): void {
  const { start_date, end_date } = period;
  if (start_date > end_date) throw invalidInput({ end_date: transactionErrors.endsBeforeStart({ start: start_date }) });
  if (lengthOf(period) > MAX_SALES_DAYS)
    throw invalidInput({ end_date: transactionErrors.periodTooLong({ days: MAX_SALES_DAYS }) });
}
