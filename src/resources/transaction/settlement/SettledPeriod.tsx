import { useLocaleState } from 'ra-core';
import type { Settlement } from '../../../../contract/transaction/settlement';
import { daysText } from '../../../ui/controls/period';

/** The days covered by a settlement. */
export const SettledPeriod = ({ start_date, end_date }: Pick<Settlement, 'start_date' | 'end_date'>) => {
  const [locale] = useLocaleState();
  return daysText({ start_date, end_date }, locale);
};
