import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Sales } from '../../../contract/transaction/sales';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { ApiError } from '../../dataProvider/ApiError';
import { useAnswer } from '../../dataProvider/useAnswer';
import { Card } from '../../ui/Card';
import { lazyPart } from '../../ui/lazyPart';
import { EmptyState } from '../../ui/states/EmptyState';
import { Failed } from '../../ui/states/Failed';
import { BestProducts } from './BestProducts';
import { CategoryShares } from './CategoryShares';
import { MeasureCards } from './MeasureCards';
import { type Measure, measuresOf } from './measures';
import { SalesSkeleton } from './SalesSkeleton';
import { SalesTable } from './SalesTable';
import { SalesTools } from './SalesTools';
import { daysText } from './stepText';
import { useSalesQuery } from './useSalesQuery';
import './merchantSales.css';

const SalesChart = lazyPart(() => import('./SalesChart').then(module => module.SalesChart));

/** What a merchant sold in a period, step by step, beside the period before. */
const MerchantSales = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const asked = useSalesQuery();
  const { range, step } = asked;
  const { data, error, refetch, isPlaceholderData } = useAnswer(
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
          text={error.message}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <div className="sales-parts" aria-busy={isPlaceholderData}>
          <Figures sales={data} step={step} />
        </div>
      ) : (
        <SalesSkeleton />
      )}
    </div>
  );
};

const Figures = ({ sales, step }: { sales: Sales; step: SalesStep }) => {
  const translate = useTranslate();
  const id = useId();
  const [chosen, choose] = useState<Measure>('value');
  const [asTable, showTable] = useState(false);
  const t = (key: string) => translate(`resources.transaction.sales.${key}`);
  const measure = measuresOf(sales).includes(chosen) ? chosen : 'value';
  const sold = sales.totals.orders > 0;
  return (
    <>
      <Card className="sales-main" aria-labelledby={id}>
        <h2 id={id} className="sr-only">
          {t('title')}
        </h2>
        <MeasureCards sales={sales} measure={measure} onChoose={choose} />
        {sold || sales.totals_before.orders > 0 ? (
          <>
            <Button size="small" className="sales-switch" onClick={() => showTable(!asTable)}>
              {t(asTable ? 'show_chart' : 'show_table')}
            </Button>
            {asTable ? <SalesTable sales={sales} /> : <SalesChart sales={sales} step={step} measure={measure} />}
          </>
        ) : (
          <EmptyState title={t('none')} text={t('none_text')} />
        )}
      </Card>
      {sales.categories.length > 0 && (
        <div className="sales-sides">
          <CategoryShares sales={sales} />
          {sold && <BestProducts products={sales.products} />}
        </div>
      )}
    </>
  );
};

export default MerchantSales;
