import { Copy, Info, ShieldCheck } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import type { Role } from '../../../contract/identity/role';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceForm, type ResourceFormProps } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { Note } from '../../ui/Note';
import { ChangeSummary } from './ChangeSummary';
import { Holders } from './Holders';
import { RightsInput } from './RightsInput';
import './role.css';

/** Form of both the create and the edit page; `copied` is the role that a new one starts from. */
export const RoleForm = ({ copied, ...form }: { copied?: Role | undefined } & Pick<ResourceFormProps, 'before'>) => {
  const translate = useTranslate();
  const record = useRecordContext<Role>();
  const t = (key: string, args?: object) => translate(`resources.role.${key}`, args);
  return (
    <div className="role-page">
      <ResourceForm
        {...form}
        deletable={false}
        {...(copied && { defaultValues: pick(copied) })}
        summary={record && <ChangeSummary record={record} />}
      >
        <RightsInput />
        <div className="role-side">
          <FormSection title={t('head.role')}>
            {copied && <Note icon={Copy}>{t('notes.copied', { name: copied.name })}</Note>}
            <TextInput source="name" counted />
            <TextInput source="description" multiline counted />
            <SelectInput source="area_scope" required />
            <BooleanInput source="requires_second_factor" />
          </FormSection>
          {record && <Holders role={record} />}
          <Note icon={record ? Info : ShieldCheck}>{t('notes.rule')}</Note>
        </div>
      </ResourceForm>
    </div>
  );
};

const pick = ({ description, area_scope, requires_second_factor, slugs }: Role) => ({
  description,
  area_scope,
  requires_second_factor,
  slugs,
});
