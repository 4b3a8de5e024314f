import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { STOCK_LEVEL_LABELS, type StockLevel } from '../../../contract/merchant/merchant';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatNumber } from '../../i18n/numbers';
import { ChangeMark } from '../../ui/chart/ChangeMark';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import { FigureList } from './FigureList';
import { mayAsk, Part } from './Part';
import { type DashboardChoices, useDashboardText } from './useDashboardQuery';

const LEVELS = Object.keys(STOCK_LEVEL_LABELS) as StockLevel[];

/** Returns the address of the list of merchants behind a figure. */
function merchantsPath({ query }: DashboardChoices, filter: Record<string, unknown>): string {
  const { province, type, owner_id } = query;
  const all = {
    ...(province && { province }),
    ...(type && { type_merchant: type }),
    ...(owner_id && { owner_id: [owner_id] }),
    ...filter,
  };
  return `/merchant/registered?filter=${encodeURIComponent(JSON.stringify(all))}`;
}

/** Number of merchants: in total, newly joined, and with sales. */
export const Merchants = ({ choices }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const { query } = choices;
  const may = mayAsk(dashboardApi.merchants);
  const result = useEndpointQuery(
    dashboardApi.merchants,
    { query },
    { enabled: may, placeholderData: before => before, retry: false },
  );
  if (!may) return null;
  return (
    <Part title={t('merchants')} result={result}>
      {({ total, joined, selling, start_date, end_date }) => (
        <FigureList
          rows={[
            { name: t('merchant.total'), text: formatNumber(total), to: merchantsPath(choices, {}) },
            {
              name: t('merchant.joined'),
              text: formatNumber(joined.now),
              aside: <ChangeMark {...joined} />,
              to: merchantsPath(choices, { start_date, end_date }),
            },
            { name: t('merchant.selling'), text: formatNumber(selling.now), aside: <ChangeMark {...selling} /> },
          ]}
        />
      )}
    </Part>
  );
};

/** Active merchants by stock level. */
export const Stock = ({ choices }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const { start_date: _, end_date: __, ...query } = choices.anyCategory;
  const may = mayAsk(dashboardApi.stock);
  const result = useEndpointQuery(
    dashboardApi.stock,
    { query },
    { enabled: may, placeholderData: before => before, retry: false },
  );
  if (!may) return null;
  return (
    <Part title={t('stock')} result={result}>
      {({ merchants }) => (
        <FigureList
          rows={LEVELS.map(level => ({
            name: <StockLevelChip level={level} />,
            text: formatNumber(merchants[level]),
            to: merchantsPath(choices, { stock: [level], status: ['active'] }),
          }))}
        />
      )}
    </Part>
  );
};
