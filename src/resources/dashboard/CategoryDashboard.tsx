import { LinkBase } from 'ra-core';
import { useParams } from 'react-router-dom';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { SoldProduct } from '../../../contract/dashboard/dashboardFigures';
import { CATEGORIES, CATEGORY_CODES, type CategoryCode, isCategory } from '../../../contract/product';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useRefinePageMeta } from '../../catalogue/PageMeta';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatNumber } from '../../i18n/numbers';
import { ChangeMark } from '../../ui/chart/ChangeMark';
import { categoryColor } from '../../ui/list/cells/CategoryTag';
import { NotFoundPage } from '../../ui/states/NotFoundPage';
import { DashboardFilters } from './DashboardFilters';
import { Locations } from './Locations';
import { Overview } from './Overview';
import { Part } from './Part';
import { Payments } from './Payments';
import { categoryPath } from './transactionsPath';
import { type DashboardChoices, useDashboardQuery, useDashboardText } from './useDashboardQuery';
import './dashboard.css';
import './productTable.css';

/** The dashboard of one category: its figures, its products, and where they were sold. */
const CategoryDashboard = () => {
  const t = useDashboardText();
  const { id: category = '' } = useParams();
  const choices = useDashboardQuery();
  const label = isCategory(category) ? CATEGORIES[category] : undefined;
  useRefinePageMeta(label ? { title: t('of_category', { category: label }), crumb: { label } } : undefined);
  if (!isCategory(category)) return <NotFoundPage text={t('unknown')} />;
  return (
    <div className="dashboard">
      <CategoryLinks category={category} choices={choices} />
      <DashboardFilters choices={choices} />
      <Overview choices={choices} color={categoryColor[category]} />
      <Products category={category} choices={choices} />
      <Locations choices={choices} />
      <Payments choices={choices} />
    </div>
  );
};

interface OfCategory {
  category: CategoryCode;
  choices: DashboardChoices;
}

/** Links to the other categories, for the same days and filters. */
const CategoryLinks = ({ category, choices }: OfCategory) => {
  const t = useDashboardText();
  return (
    <nav className="dashboard-categories" aria-label={t('filter.category')}>
      {CATEGORY_CODES.map(code => (
        <LinkBase key={code} to={categoryPath(code, choices)} aria-current={code === category ? 'page' : undefined}>
          {CATEGORIES[code]}
        </LinkBase>
      ))}
    </nav>
  );
};

const Products = ({ category, choices: { anyCategory, query } }: OfCategory) => {
  const t = useDashboardText();
  const { canOpen } = useCatalogue();
  const result = useEndpointQuery(
    dashboardApi.categoryReport,
    { params: { id: category }, query: anyCategory },
    { placeholderData: before => before, retry: false },
  );
  const path = `/sales/${category}`;
  const { start_date, end_date, province, type, owner_id } = query;
  const filter = encodeURIComponent(JSON.stringify({ start_date, end_date, province, type_merchant: type }));
  return (
    <Part
      title={t('products')}
      result={result}
      aside={
        // the sales pages have no owner filter
        !owner_id &&
        canOpen(path) && (
          <LinkBase to={`${path}?filter=${filter}`}>{t('to_sales', { category: CATEGORIES[category] })}</LinkBase>
        )
      }
    >
      {({ products }) => <ProductTable products={products} />}
    </Part>
  );
};

export default CategoryDashboard;

/** The products of a category with their sales, highest value first. */
const ProductTable = ({ products }: { products: readonly SoldProduct[] }) => {
  const t = useDashboardText();
  if (products.length === 0) return <p className="part-note muted">{t('none')}</p>;
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
