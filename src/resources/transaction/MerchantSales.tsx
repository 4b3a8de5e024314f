import { useLocaleState, useTranslate } from 'ra-core';
import type { Sales } from '../../../contract/transaction/sales';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney } from '../../i18n/numbers';
import { MeasuredCard } from '../../ui/chart/MeasuredCard';
import { MeasuredSkeleton } from '../../ui/chart/MeasuredSkeleton';
import { useSalesMeasures } from '../../ui/chart/useSalesMeasures';
import { daysText } from '../../ui/period';
import { Failed } from '../../ui/states/Failed';
import { BestProducts } from './BestProducts';
import { CategoryShares } from './CategoryShares';
import { SalesTools } from './SalesTools';
import { useSalesQuery } from './useSalesQuery';
import './merchantSales.css';

/** Sales of a merchant in a period, by step, compared with the previous period. */
const MerchantSales = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const asked = useSalesQuery();
  const { range, step } = asked;
  const { data, error, refetch, isPlaceholderData } = useEndpointQuery(
    transactionApi.sales,
    { query: { merchant_id: merchantId, start_date: range.start, end_date: range.end, filter_date: step } },
    { placeholderData: before => before },
  );
  return (
    <div className="sales">
      <SalesTools {...asked} compared={data && daysText(data.before, locale)} />
      {error ? (
        <Failed
          heading="h3"
          title={translate('resources.transaction.sales.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <div className="sales-parts" aria-busy={isPlaceholderData}>
          <Figures sales={data} step={step} />
        </div>
      ) : (
        <MeasuredSkeleton />
      )}
    </div>
  );
};

const Figures = ({ sales, step }: { sales: Sales; step: SalesStep }) => {
  const translate = useTranslate();
  const measures = useSalesMeasures(sales);
  const t = (key: string, args?: object) => translate(`resources.transaction.sales.${key}`, args);
  const { totals } = sales;
  const average = totals.orders > 0 && t('average', { amount: formatMoney(Math.round(totals.value / totals.orders)) });
  return (
    <>
      <MeasuredCard
        title={t('title')}
        figures={sales}
        step={step}
        measures={measures}
        empty={{ title: t('none'), text: t('none_text') }}
        note={name => name === 'value' && average && <small>{average}</small>}
      />
      {sales.categories.length > 0 && (
        <div className="sales-sides">
          <CategoryShares sales={sales} />
          {totals.orders > 0 && <BestProducts products={sales.products} />}
        </div>
      )}
    </>
  );
};

export default MerchantSales;
