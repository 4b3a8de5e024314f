import { useLocaleState } from 'ra-core';
import type { PlanRow } from '../../../contract/price/pricePlan';
import { formatDate } from '../../i18n/dates';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { usePrices } from './usePrices';
import './planBody.css';
import './planRows.css';
import './priceNumber.css';

/** Rows of the table that are drawn; the figures above count all. */
const MOST = 300;

/** Every price of a change: before, after, and by how much. */
export const PlanRows = ({ rows }: { rows: readonly PlanRow[] }) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  return (
    <>
      <table className="plan-table">
        <thead>
          <tr>
            <th scope="col">{t('plan.product')}</th>
            {['old', 'new', 'difference', 'percent'].map(key => (
              <th key={key} scope="col" className="price-number">
                {t(`plan.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST).map(row => (
            <tr
              key={`${row.product_id}${row.province_code}${row.regency_code}${row.cell}`}
              data-bad={row.problem !== null}
            >
              <th scope="row">
                {row.product_name}
                <small>
                  {row.area}
                  {row.ceiling !== null && ` · ${t('plan.limit', { amount: formatNumber(row.ceiling) })}`}
                  {row.next_valid_from &&
                    ` · ${t('plan.later', { date: formatDate(row.next_valid_from, 'day', locale) })}`}
                </small>
              </th>
              <td className="price-number price-old">{row.old_amount === null ? '–' : formatNumber(row.old_amount)}</td>
              <td className="price-number">
                <b>{formatNumber(row.new_amount)}</b>
              </td>
              <td className="price-number">{row.difference === null ? '–' : formatSigned(row.difference)}</td>
              <td className="price-number">{row.change_percent === null ? '–' : formatNumber(row.change_percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST && <p className="plan-unchanged">{t('plan.more', { smart_count: rows.length - MOST })}</p>}
    </>
  );
};
