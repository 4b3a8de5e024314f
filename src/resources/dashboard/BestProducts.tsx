import { LinkBase } from 'ra-core';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { SoldProduct } from '../../../contract/dashboard/dashboardFigures';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { ChangeMark } from '../../ui/chart/ChangeMark';
import { categoryPath } from './categoryPath';
import { Part } from './Part';
import type { DashboardChoices } from './useDashboardQuery';
import { useDashboardText } from './useDashboardText';
import './bestProducts.css';

/** The best-selling products by value, with the quantity sold of each. */
export const BestProducts = ({ choices }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const answer = useEndpointQuery(
    dashboardApi.bestSelling,
    { query: choices.query },
    { placeholderData: before => before, retry: false },
  );
  return (
    <Part title={t('best')} answer={answer}>
      {({ list }) =>
        list.length > 0 ? <Products list={list} choices={choices} /> : <p className="part-note">{t('none')}</p>
      }
    </Part>
  );
};

interface ProductsProps {
  list: readonly SoldProduct[];
  choices: DashboardChoices;
}

const Products = ({ list, choices }: ProductsProps) => {
  const t = useDashboardText();
  return (
    <ol className="best-products">
      {list.map(({ product_id, name, category_code, quantity, sale_unit, value }) => (
        <li key={`${category_code} ${product_id ?? name}`}>
          <span>
            <LinkBase to={categoryPath(category_code, choices)}>{name}</LinkBase>
            <small>
              {formatNumber(quantity.now)} {sale_unit}
              {product_id === null && `, ${t('own_goods')}`}
            </small>
          </span>
          <span>
            {formatMoney(value.now)}
            <ChangeMark now={value.now} before={value.before} />
          </span>
        </li>
      ))}
    </ol>
  );
};
