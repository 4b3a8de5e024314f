import { Check, CircleOff, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { StockLevel } from '../../../contract/merchant/merchant';
import { StatusChip, type Tone } from '../../ui/list/cells/StatusChip';

const looks: Record<StockLevel, { tone: Tone; icon: LucideIcon }> = {
  available: { tone: 'success', icon: Check },
  low: { tone: 'warning', icon: TriangleAlert },
  empty: { tone: 'danger', icon: CircleOff },
};

/** Stock level of a product or of a whole shop, as a chip. */
export const StockLevelChip = ({ level }: { level: StockLevel | null }) => {
  const translate = useTranslate();
  return (
    <StatusChip
      {...(level && looks[level])}
      label={translate(`resources.merchant_product.choices.stock_level.${level}`)}
    />
  );
};
