import { Info } from 'lucide-react';
import { LinkBase, useGetIdentity, useRecordContext, useTranslate } from 'ra-core';
import type { Admin } from '../../../contract/identity/admin';
import { DangerZone } from '../../ui/form/DangerZone';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { TextInput } from '../../ui/form/TextInput';
import { useReadOnly } from '../../ui/form/useReadOnly';
import { AccessFields } from './AccessFields';
import { AdminSessions } from './AdminSessions';
import { AdminState } from './AdminState';
import { Invitation } from './Invitation';
import { RoleRequest } from './RoleRequest';
import './admin.css';

/**
 * Used by both Create and Edit. The own account is limited: nobody changes their own role or locks themselves out.
 */
export const AdminForm = () => {
  const translate = useTranslate();
  const record = useRecordContext<Admin>();
  const { identity } = useGetIdentity();
  const readOnly = useReadOnly();
  const own = record !== undefined && record.id === identity?.id;
  const t = (key: string) => translate(`resources.admin.${key}`);
  return (
    <ResourceForm>
      {own && (
        <p className="admin-note">
          <Info size={18} aria-hidden />
          <span>
            {t('own')} <LinkBase to="/account">{t('own_link')}</LinkBase>
          </span>
        </p>
      )}
      {!readOnly && record?.state === 'invited' && <Invitation record={record} />}
      {!readOnly && record?.role_request && <RoleRequest record={record} request={record.role_request} own={own} />}
      <FormSection title={t('sections.person')} aside={record && <AdminState state={record.state} />}>
        <TextInput source="name" />
        <TextInput source="email" type="email" {...(!record && { helperText: t('help.email_new') })} />
        <TextInput source="phone" type="tel" placeholder="0812…" />
      </FormSection>
      {!own && (
        <FormSection title={t('sections.access')} text={t('sections.access_text')}>
          <AccessFields />
        </FormSection>
      )}
      {!readOnly && record && <AdminSessions record={record} own={own} />}
      {!own && !readOnly && <DangerZone />}
    </ResourceForm>
  );
};
