import { Info } from 'lucide-react';
import { type RaRecord, ShowBase, useShowContext, useTranslate } from 'ra-core';
import type { MerchantRole } from '../../../contract/merchant/merchantRole';
import { ApiError } from '../../dataProvider/ApiError';
import { formatNumber } from '../../i18n/numbers';
import { usePageMeta, useRefinePageMeta } from '../../layout/PageMeta';
import { FormSection } from '../../ui/form/FormSection';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { useListAddress } from '../../ui/list/listMemory';
import { Failed } from '../../ui/states/Failed';
import { RightsOfRole } from './RightsOfRole';
import './merchantRole.css';

const MerchantRoleShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }}>
    <Shown />
  </ShowBase>
);

const Shown = () => {
  const translate = useTranslate();
  const { record, error, refetch } = useShowContext<MerchantRole & RaRecord>();
  const { breadcrumbs } = usePageMeta();
  const back = useListAddress();
  useRefinePageMeta(record && { back, breadcrumbs: [...breadcrumbs.slice(0, -1), { label: record.name }] });
  // The list's row stands in until the role is there; it does not know the rights.
  if (record?.permissions) return <Role record={record} />;
  if (!error) return <FormSkeleton />;
  const failure = error as unknown;
  return (
    <Failed
      title={translate('resources.merchant-role.failed')}
      text={(failure as Error).message}
      requestId={failure instanceof ApiError ? failure.requestId : undefined}
      onRetry={refetch}
    />
  );
};

/** A role of merchants' accounts to be read: what it lets them do, and who has it. */
const Role = ({ record }: { record: MerchantRole }) => {
  const translate = useTranslate();
  const word = (key: string) => translate(`resources.merchant-role.${key}`);
  const facts = [
    ['description', record.description],
    ['account_count', formatNumber(record.account_count)],
    ['right_count', formatNumber(record.right_count)],
  ] as const;
  return (
    <div className="merchant-role">
      <RightsOfRole role={record} />
      <div className="merchant-role-side">
        <FormSection title={record.name}>
          <dl className="merchant-role-facts">
            {facts.map(([field, value]) => (
              <div key={field}>
                <dt>{word(`fields.${field}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </FormSection>
        <p className="merchant-role-note">
          <Info size={18} strokeWidth={1.75} aria-hidden />
          {word('fixed')}
        </p>
      </div>
    </div>
  );
};

export default MerchantRoleShow;
