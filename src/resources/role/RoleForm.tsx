import { Copy, Info, ShieldCheck } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import { AREA_SCOPE_LABELS, type Role, roleInput } from '../../../contract/identity/role';
import { FormSection } from '../../ui/form/FormSection';
import { type Describe, ResourceForm } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { ChangeSummary } from './ChangeSummary';
import { Holders } from './Holders';
import { RightsInput } from './RightsInput';
import './role.css';

const newRole = { name: null, description: '', area_scope: 'national', requires_second_factor: false, slugs: [] };

/** Used by both Create and Edit; `copied` is the role that a new one starts as. */
export const RoleForm = ({ copied }: { copied?: Role | undefined }) => {
  const translate = useTranslate();
  const record = useRecordContext<Role>();
  const t = (key: string, args?: object) => translate(`resources.role.${key}`, args);
  const scopes = Object.keys(AREA_SCOPE_LABELS).map(value => ({ value, label: t(`choices.area_scope.${value}`) }));
  const describe: Describe = {
    area_scope: value => t(`choices.area_scope.${value}`),
    requires_second_factor: value => t(value ? 'yes' : 'no'),
    slugs: value => t('rights', { count: (value as string[]).length }),
  };
  const start = copied ? { ...newRole, ...pick(copied), name: null } : newRole;
  return (
    <div className="role-page">
      <ResourceForm
        input={roleInput}
        defaultValues={start}
        nameOf={({ name }) => String(name)}
        describe={describe}
        summary={record && <ChangeSummary record={record} />}
      >
        <RightsInput />
        <div className="role-side">
          <FormSection title={t('head.role')}>
            {copied && (
              <p className="role-note">
                <Copy size={18} strokeWidth={1.75} aria-hidden />
                {t('notes.copied', { name: copied.name })}
              </p>
            )}
            <TextInput source="name" counted />
            <TextInput source="description" multiline counted />
            <SelectInput source="area_scope" choices={scopes} help={t('help.area_scope')} required />
            <SwitchInput source="requires_second_factor" help={t('help.factor')} />
          </FormSection>
          {record && <Holders role={record} />}
          <p className="role-note">
            {record ? (
              <Info size={18} strokeWidth={1.75} aria-hidden />
            ) : (
              <ShieldCheck size={18} strokeWidth={1.75} aria-hidden />
            )}
            {t('notes.rule')}
          </p>
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
