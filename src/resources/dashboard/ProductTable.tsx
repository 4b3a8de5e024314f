import type { SoldProduct } from '../../../contract/dashboard/dashboardFigures';
import { formatNumber } from '../../i18n/numbers';
import { ChangeMark } from '../../ui/chart/ChangeMark';
import { useDashboardText } from './useDashboardText';
import './productTable.css';

/** The products of a category with their sales, highest value first. */
export const ProductTable = ({ products }: { products: readonly SoldProduct[] }) => {
  const t = useDashboardText();
  if (products.length === 0) return <p className="part-note">{t('none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className="product-table" tabIndex={0} aria-label={t('products')}>
      <table>
        <thead>
          <tr>
            {(['product', 'sold', 'value', 'value_before', 'change'] as const).map(name => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ product_id, name, quantity, sale_unit, value }) => (
            <tr key={product_id ?? name}>
              <th scope="row">{name}</th>
              <td>
                {formatNumber(quantity.now)} {sale_unit}
              </td>
              <td>{formatNumber(value.now)}</td>
              <td>{formatNumber(value.before)}</td>
              <td>
                <ChangeMark now={value.now} before={value.before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
