import { useTranslate } from 'ra-core';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { formatNumber } from '../../i18n/numbers';

interface StandingProps {
  list: readonly MerchantProduct[];
  total: number;
}

/** Number of products, and how many of the active ones run low or are out of stock. */
export const Standing = ({ list, total }: StandingProps) => {
  const translate = useTranslate();
  const count = (fits: (product: MerchantProduct) => boolean) => list.filter(fits).length;
  const counts = [
    ['empty', count(({ is_active, stock_level }) => is_active && stock_level === 'empty')],
    ['low', count(({ is_active, stock_level }) => is_active && stock_level === 'low')],
    ['off', count(({ is_active }) => !is_active)],
  ] as const;
  const t = (key: string, number: number) =>
    translate(`resources.merchant_product.${key}`, { count: formatNumber(number), smart_count: number });
  const shown = counts.filter(([, number]) => number > 0).map(([name, number]) => t(`standing.${name}`, number));
  return <p className="form-card-text">{[t('count', total), ...shown].join(' · ')}</p>;
};
