import type { SalesChart } from '../../../contract/sales/categorySales';
import { formatMoney } from '../../i18n/numbers';
import { AreaName } from '../../ui/AreaName';
import { categoryColor } from '../../ui/CategoryTag';
import { percent } from '../../ui/chart/ChangeMark';
import { FormSection } from '../../ui/form/FormSection';
import { useSalesText } from './useSales';
import './regionShares.css';

/** Sales value of each region as bars from zero, largest first. */
export const RegionShares = ({ chart: { regions, totals, category_code } }: { chart: SalesChart }) => {
  const t = useSalesText();
  const most = Math.max(...regions.map(({ value }) => value));
  return (
    <FormSection title={t('regions')}>
      <ul className="region-shares field-wide">
        {regions.map(({ region_code, value }) => (
          <li key={region_code}>
            <span>
              <AreaName code={region_code} />
            </span>
            <span className="region-bar" aria-hidden="true">
              <i style={{ width: `${(value / most) * 100}%`, background: categoryColor[category_code] }} />
            </span>
            <span className="region-value">
              {formatMoney(value)}
              <small>{t('share', { share: percent(value / totals.value) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
};
