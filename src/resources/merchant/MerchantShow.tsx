import { Button } from '@mui/material';
import { type RaRecord, ShowBase, useRouterProvider, useShowContext, useTranslate } from 'ra-core';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { usePageMeta, useRefinePageMeta } from '../../layout/PageMeta';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { useListAddress } from '../../ui/list/listMemory';
import { Failed } from '../../ui/states/Failed';
import { StateBox } from '../../ui/states/StateBox';
import { MerchantHead } from './MerchantHead';
import { MerchantTabs } from './MerchantTabs';
import './merchant.css';

const MerchantShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }}>
    <Shown />
  </ShowBase>
);

const Shown = () => {
  const translate = useTranslate();
  const { record, error, refetch } = useShowContext<Merchant & RaRecord>();
  const { breadcrumbs } = usePageMeta();
  const { Link } = useRouterProvider();
  const back = useListAddress();
  useRefinePageMeta(
    record && { title: record.name, back, breadcrumbs: [...breadcrumbs.slice(0, -1), { label: record.name }] },
  );
  const word = (key: string) => translate(`resources.merchant.show.${key}`);
  // The list's row stands in until the merchant is there; it knows a part.
  if (record?.opening_hours)
    return (
      <div className="merchant">
        <MerchantHead merchant={record} />
        <MerchantTabs merchant={record} />
      </div>
    );
  if (!error) return <FormSkeleton />;
  const failure = error as unknown;
  if (failure instanceof ApiError && failure.status === 404)
    return (
      <StateBox
        drawing="lost"
        title={word('missing')}
        text={word('missing_text')}
        action={
          <Button component={Link} to={back}>
            {word('to_list')}
          </Button>
        }
      />
    );
  return (
    <Failed
      title={word('failed')}
      text={(failure as Error).message}
      requestId={failure instanceof ApiError ? failure.requestId : undefined}
      onRetry={refetch}
    />
  );
};

export default MerchantShow;
