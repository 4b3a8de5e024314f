import { LinkBase } from 'ra-core';
import { useParams } from 'react-router-dom';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { CATEGORIES, CATEGORY_CODES, type CategoryCode, isCategory } from '../../../contract/product';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useRefinePageMeta } from '../../catalogue/PageMeta';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { categoryColor } from '../../ui/CategoryTag';
import { NotFoundPage } from '../../ui/states/NotFoundPage';
import { categoryPath } from './categoryPath';
import { DashboardFilters } from './DashboardFilters';
import { Locations } from './Locations';
import { Overview } from './Overview';
import { Part } from './Part';
import { Payments } from './Payments';
import { ProductTable } from './ProductTable';
import { type DashboardChoices, useDashboardQuery } from './useDashboardQuery';
import { useDashboardText } from './useDashboardText';
import './dashboard.css';

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
  const answer = useEndpointQuery(
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
      answer={answer}
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
