import { financeApi } from '../../../../contract/finance/financeApi';
import { formatNumber } from '../../../i18n/numbers';
import { Card } from '../../../ui/Card';
import { ChangeMark } from '../../../ui/chart/ChangeMark';
import { FigureList } from '../FigureList';
import { useDashboardText } from '../useDashboardText';
import { MeasuredPart } from './MeasuredPart';
import { useFinance } from './useFinance';

/** Distinct customers by day, and how many of the period's were first-time buyers. */
export const Customers = () => {
  const t = useDashboardText();
  const { answer } = useFinance(financeApi.customers);
  const { data } = answer;
  const label = t('finance.measure.customers');
  return (
    <MeasuredPart
      title={t('finance.customers')}
      answer={answer}
      measures={[{ name: 'customers', label, short: label, unit: t('finance.customers_unit'), isWhole: true }]}
    >
      {data && (
        <Card>
          <FigureList
            rows={(['newcomers', 'returning'] as const).map(name => ({
              name: t(`finance.${name}`),
              text: formatNumber(data[name].now),
              aside: <ChangeMark {...data[name]} />,
            }))}
          />
        </Card>
      )}
    </MeasuredPart>
  );
};
