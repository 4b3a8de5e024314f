import { CircleDot } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { MERCHANT_STATUSES, MERCHANT_TYPE_CODES, STOCK_LEVELS } from '../../../contract/merchant/merchant';
import type { Filter } from '../../ui/list/filter/Filter';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import { MerchantStatus } from './MerchantStatus';

/** The filters of merchants that are a choice among few. */
export function useMerchantFilters(): Filter[] {
  const translate = useTranslate();
  return useMemo(() => {
    const t = (key: string) => translate(`resources.merchant.choices.${key}`);
    return [
      { source: 'type_merchant', choices: MERCHANT_TYPE_CODES.map(value => ({ value, label: t(`type.${value}`) })) },
      {
        source: 'stock',
        choices: STOCK_LEVELS.map(value => ({
          value,
          label: t(`stock.${value}`),
          show: <StockLevelChip level={value} />,
        })),
      },
      {
        source: 'status',
        icon: CircleDot,
        choices: MERCHANT_STATUSES.map(value => ({
          value,
          label: t(`status.${value}`),
          show: <MerchantStatus status={value} />,
        })),
      },
    ];
  }, [translate]);
}
