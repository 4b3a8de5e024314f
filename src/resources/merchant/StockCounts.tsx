import { useTranslate } from 'ra-core';
import { STOCK_LEVELS } from '../../../contract/merchant/merchant';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { formatNumber } from '../../i18n/numbers';
import { FormSection } from '../../ui/form/FormSection';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import './merchantParts.css';
import './openingHours.css';

/** How many products a merchant has of each standing. */
export const StockCounts = (counts: Merchant['stock']) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.merchant.show.${key}`, args);
  const total = STOCK_LEVELS.reduce((sum, level) => sum + counts[level], 0);
  return (
    <FormSection title={t('stock')}>
      {total === 0 ? (
        <p className="merchant-muted merchant-wide">{t('no_products')}</p>
      ) : (
        <ul className="merchant-hours merchant-wide">
          {STOCK_LEVELS.map(level => (
            <li key={level}>
              <StockLevelChip level={level} />
              <span>{t('stock_of', { count: formatNumber(counts[level]) })}</span>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
};
