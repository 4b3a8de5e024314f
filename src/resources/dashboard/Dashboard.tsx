import { LinkBase } from 'ra-core';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { SoldProduct } from '../../../contract/dashboard/dashboardFigures';
import { workApi } from '../../../contract/dashboard/workApi';
import { financeApi } from '../../../contract/finance/financeApi';
import { holdsAny } from '../../authProvider/session';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { ChangeMark } from '../../ui/chart/ChangeMark';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { categoryColor } from '../../ui/list/cells/CategoryTag';
import { BarList } from './BarList';
import { DashboardFilters } from './DashboardFilters';
import { FigureList } from './FigureList';
import { Locations } from './Locations';
import { Merchants, Stock } from './Merchants';
import { Overview } from './Overview';
import { mayAsk, Part } from './Part';
import { Payments } from './Payments';
import { categoryPath, transactionsPath } from './transactionsPath';
import { type DashboardChoices, useDashboardQuery, useDashboardText } from './useDashboardQuery';
import { WorkPanel } from './WorkPanel';
import './dashboard.css';
import './bestProducts.css';

const FinanceSection = lazyPart(() => import('./finance/FinanceSection').then(module => module.default));

/** The landing page: sales of a period, work waiting for the user, and the parts for which they have permission. */
const Dashboard = () => {
  const choices = useDashboardQuery();
  // users who may not choose the days do not come for the figures
  const worksFirst = !holdsAny(['dashboard_view']);
  const work = mayAsk(workApi.list) && (
    <div className="dashboard-work">
      <WorkPanel />
    </div>
  );
  return (
    <div className="dashboard">
      <DashboardFilters choices={choices} />
      <div className="dashboard-head" data-work={!work ? 'none' : worksFirst ? 'first' : 'last'}>
        {worksFirst && work}
        <Overview choices={choices} />
        {!worksFirst && work}
        <div className="dashboard-columns">
          <div>
            <Categories choices={choices} />
            <Revenue choices={choices} />
            <Merchants choices={choices} />
            <Stock choices={choices} />
          </div>
          <div>
            <BestProducts choices={choices} />
            <Payments choices={choices} />
          </div>
        </div>
      </div>
      <Locations choices={choices} />
      {mayAsk(financeApi.profit) && <FinanceSection />}
    </div>
  );
};

export default Dashboard;

/** Sales of each category, linked to its own dashboard. */
const Categories = ({ choices }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const result = useEndpointQuery(
    dashboardApi.categories,
    { query: choices.anyCategory },
    { placeholderData: before => before, retry: false },
  );
  return (
    <Part title={t('categories')} result={result}>
      {({ list }) => (
        <BarList
          rows={list
            .toSorted((a, b) => Number(b.value.now) - Number(a.value.now))
            .map(({ id, name, value }) => ({
              id,
              name,
              value,
              color: categoryColor[id],
              to: categoryPath(id, choices),
              toText: t('to_category', { category: name }),
            }))}
        />
      )}
    </Part>
  );
};

/** Revenue as a sum: goods and shipping less discounts. Links to the transactions it consists of. */
const Revenue = ({ choices: { query } }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const may = mayAsk(dashboardApi.revenue);
  const result = useEndpointQuery(
    dashboardApi.revenue,
    { query },
    { enabled: may, placeholderData: before => before, retry: false },
  );
  if (!may) return null;
  return (
    <Part title={t('revenue')} result={result}>
      {({ goods, shipping, discount, total }) => (
        <>
          <FigureList
            rows={[
              ['goods', goods, 1],
              ['shipping', shipping, 1],
              ['discount', discount, -1],
              ['total', total, 1],
            ].flatMap(([name, figure, sign]) =>
              figure && typeof figure === 'object'
                ? [
                    {
                      name: t(`money.${name}`),
                      text: formatMoney(figure.now && figure.now * Number(sign)),
                      isSum: name === 'total',
                      to: name === 'total' ? transactionsPath(query) : null,
                      aside: <ChangeMark {...figure} isCost={name === 'discount'} />,
                    },
                  ]
                : [],
            )}
          />
          {total === null && query.category && <p className="part-note muted">{t('money.of_category')}</p>}
        </>
      )}
    </Part>
  );
};

/** The best-selling products by value, with the quantity sold of each. */
const BestProducts = ({ choices }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const result = useEndpointQuery(
    dashboardApi.bestSelling,
    { query: choices.query },
    { placeholderData: before => before, retry: false },
  );
  return (
    <Part title={t('best')} result={result}>
      {({ list }) =>
        list.length > 0 ? <Products list={list} choices={choices} /> : <p className="part-note muted">{t('none')}</p>
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
