import { Info } from 'lucide-react';
import { LinkBase, useGetIdentity, useRecordContext, useTranslate } from 'ra-core';
import { type Admin, adminInput } from '../../../contract/identity/admin';
import { REGIONS } from '../../../contract/region';
import { DangerZone } from '../../ui/form/DangerZone';
import { FormSection } from '../../ui/form/FormSection';
import { type Describe, ResourceForm } from '../../ui/form/ResourceForm';
import { TextInput } from '../../ui/form/TextInput';
import { AccessFields } from './AccessFields';
import { AdminSessions } from './AdminSessions';
import { AdminState } from './AdminState';
import { Invitation } from './Invitation';
import { useRoleChoices } from './useRoleChoices';

const newAdmin = { name: null, email: null, phone: null, role_id: null, region_code: null, is_active: true };

/** Used by both Create and Edit. The own account is limited: nobody changes their own role or locks themselves out. */
export const AdminForm = () => {
  const translate = useTranslate();
  const record = useRecordContext<Admin>();
  const { identity } = useGetIdentity();
  const describe = useDescribe();
  const own = record !== undefined && record.id === identity?.id;
  const t = (key: string) => translate(`resources.admin.${key}`);
  return (
    <ResourceForm input={adminInput} defaultValues={newAdmin} nameOf={({ name }) => String(name)} describe={describe}>
      {own && (
        <p className="admin-note">
          <Info size={18} strokeWidth={1.75} aria-hidden />
          <span>
            {t('own')} <LinkBase to="/account">{t('own_link')}</LinkBase>
          </span>
        </p>
      )}
      {record?.state === 'invited' && <Invitation record={record} />}
      <FormSection title={t('sections.person')} aside={record && <AdminState state={record.state} />}>
        <TextInput source="name" />
        <TextInput source="email" type="email" {...(!record && { help: t('help.email_new') })} />
        <TextInput source="phone" type="tel" placeholder="0812…" />
      </FormSection>
      {!own && (
        <FormSection title={t('sections.access')} text={t('sections.access_text')}>
          <AccessFields />
        </FormSection>
      )}
      {record && <AdminSessions record={record} own={own} />}
      {!own && <DangerZone />}
    </ResourceForm>
  );
};

/** How an account's values are read where two versions are compared. */
function useDescribe(): Describe {
  const translate = useTranslate();
  const { roles } = useRoleChoices();
  return {
    role_id: value => roles.find(({ id }) => id === value)?.name ?? String(value),
    region_code: value => REGIONS[value as keyof typeof REGIONS] ?? String(value),
    is_active: value => translate(value ? 'ra.boolean.true' : 'ra.boolean.false'),
  };
}
