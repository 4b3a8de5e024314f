import { Info } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import type { MerchantRole } from '../../../contract/merchantRole';
import { formatNumber } from '../../i18n/numbers';
import { Facts } from '../../ui/Facts';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceShow } from '../../ui/ResourceShow';
import { RightsOfRole } from './RightsOfRole';
import './merchantRole.css';

const MerchantRoleShow = () => (
  <ResourceShow<MerchantRole & RaRecord> whole="permissions">{role => <Role record={role} />}</ResourceShow>
);

/** A role of merchants' accounts to be read: what it lets them do, and who has it. */
const Role = ({ record }: { record: MerchantRole }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.merchant-role.${key}`);
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
          <Facts facts={facts.map(([field, value]) => [t(`fields.${field}`), value])} />
        </FormSection>
        <p className="merchant-role-note">
          <Info size={18} aria-hidden />
          {t('fixed')}
        </p>
      </div>
    </div>
  );
};

export default MerchantRoleShow;
