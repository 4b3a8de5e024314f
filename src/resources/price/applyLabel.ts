import type { PricePlan } from '../../../contract/price/pricePlan';
import { formatDate } from '../../i18n/dates';
import type { usePrices } from './usePrices';

/** Returns the label of the button that applies a plan: how many prices, and from when. */
export function applyLabel(
  t: ReturnType<typeof usePrices>['t'],
  { changed, approval }: Pick<PricePlan, 'changed' | 'approval'>,
  valid_from: string | null,
  locale: string,
): string {
  const verb = approval ? 'propose' : 'apply';
  return t(`plan.${verb}_${valid_from ? 'at' : 'now'}`, {
    smart_count: changed,
    date: formatDate(valid_from, 'moment', locale),
  });
}
