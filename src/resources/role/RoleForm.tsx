import { Copy, Info, ShieldCheck } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import { AREA_SCOPE_WORDS, type Role, roleInput } from '../../../contract/role';
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
  const word = (key: string, args?: object) => translate(`resources.role.${key}`, args);
  const scopes = Object.keys(AREA_SCOPE_WORDS).map(value => ({ value, label: word(`choices.area_scope.${value}`) }));
  const describe: Describe = {
    area_scope: value => word(`choices.area_scope.${value}`),
    requires_second_factor: value => word(value ? 'yes' : 'no'),
    slugs: value => word('rights', { count: (value as string[]).length }),
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
          <FormSection title={word('head.role')}>
            {copied && (
              <p className="role-note">
                <Copy size={18} strokeWidth={1.75} aria-hidden />
                {word('notes.copied', { name: copied.name })}
              </p>
            )}
            <TextInput source="name" counted />
            <TextInput source="description" multiline counted />
            <SelectInput source="area_scope" choices={scopes} help={word('help.area_scope')} required />
            <SwitchInput source="requires_second_factor" help={word('help.factor')} />
          </FormSection>
          {record && <Holders role={record} />}
          <p className="role-note">
            {record ? (
              <Info size={18} strokeWidth={1.75} aria-hidden />
            ) : (
              <ShieldCheck size={18} strokeWidth={1.75} aria-hidden />
            )}
            {word('notes.rule')}
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
