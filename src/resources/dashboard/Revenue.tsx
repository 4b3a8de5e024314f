import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney } from '../../i18n/numbers';
import { ChangeMark } from '../../ui/chart/ChangeMark';
import { FigureList } from './FigureList';
import { mayAsk, Part } from './Part';
import { transactionsPath } from './transactionsPath';
import type { DashboardChoices } from './useDashboardQuery';
import { useDashboardText } from './useDashboardText';

/** Revenue as a sum: goods and shipping less discounts. Links to the transactions it consists of. */
export const Revenue = ({ choices: { query } }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const may = mayAsk(dashboardApi.revenue);
  const answer = useEndpointQuery(
    dashboardApi.revenue,
    { query },
    { enabled: may, placeholderData: before => before, retry: false },
  );
  if (!may) return null;
  return (
    <Part title={t('revenue')} answer={answer}>
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
                      text: formatMoney(figure.now * Number(sign)),
                      isSum: name === 'total',
                      to: name === 'total' ? transactionsPath(query) : null,
                      aside: <ChangeMark {...figure} isCost={name === 'discount'} />,
                    },
                  ]
                : [],
            )}
          />
          {total === null && <p className="part-note">{t('money.of_category')}</p>}
        </>
      )}
    </Part>
  );
};
