import { useLocaleState } from 'ra-core';
import type { Price } from '../../../contract/price/priceRecord';
import { formatDate } from '../../i18n/dates';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { PriceStatusChip } from './PriceStatusChip';
import { usePrices } from './usePrices';
import './planRows.css';
import './priceHistory.css';
import './priceNumber.css';

/** What a product has cost in an area, the newest first. */
export const PriceHistory = ({ current, history }: { current: string; history: readonly Price[] }) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const head = (name: string, right = false) => (
    <th scope="col" className={right ? 'price-number' : undefined}>
      {t(`fields.${name}`)}
    </th>
  );
  return (
    <div className="price-past field-wide">
      <table className="plan-table" data-on-page>
        <thead>
          <tr>
            {head('valid_from')}
            {head('status')}
            {head('amount', true)}
            {head('change_percent', true)}
            {head('created_by_name')}
            {head('note')}
          </tr>
        </thead>
        <tbody>
          {history.map(({ id, valid_from, status, amount, change_percent, created_by_name, note }) => (
            <tr key={id} aria-current={id === current || undefined}>
              <th scope="row">{formatDate(valid_from, 'moment', locale)}</th>
              <td>
                <PriceStatusChip status={status} />
              </td>
              <td className="price-number">{formatNumber(amount)}</td>
              <td className="price-number">{change_percent === null ? '–' : formatSigned(change_percent)}</td>
              <td>{created_by_name ?? '–'}</td>
              <td>{note ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
