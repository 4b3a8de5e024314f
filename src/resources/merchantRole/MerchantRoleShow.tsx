import { Info } from 'lucide-react';
import type { RaRecord } from 'ra-core';
import type { MerchantRole } from '../../../contract/merchantRole';
import { useResourceText } from '../../i18n/useResourceText';
import { Note } from '../../ui/display/Note';
import { RecordFacts } from '../../ui/display/RecordFacts';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceShow } from '../../ui/record/ResourceShow';
import { SideLayout } from '../../ui/record/SideLayout';
import { RoleMatrix } from './RoleMatrix';

/** Details of a merchant role: its permissions compared with the other roles', and the accounts that have it. */
const MerchantRoleShow = () => {
  const t = useResourceText();
  const facts = (role: MerchantRole) => (
    <>
      <FormSection title={role.name}>
        <RecordFacts sources={['description', 'account_count', 'right_count']} />
      </FormSection>
      <Note icon={Info}>{t('fixed')}</Note>
    </>
  );
  return (
    <ResourceShow<MerchantRole & RaRecord> whole="permissions">
      {role => (
        <SideLayout sticky width={320} side={facts(role)}>
          <RoleMatrix current={role.id} />
        </SideLayout>
      )}
    </ResourceShow>
  );
};

export default MerchantRoleShow;
