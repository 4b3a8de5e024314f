import { Lock } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import type { Permission } from '../../../contract/identity/permission';
import { DangerZone } from '../../ui/form/DangerZone';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { Note } from '../../ui/Note';

const PermissionForm = () => (
  <FormPage>
    <Form />
  </FormPage>
);

/** Form of a right in the catalogue; only the texts of one that the code relies on can be changed. */
const Form = () => {
  const translate = useTranslate();
  const record = useRecordContext<Permission>();
  const t = (key: string) => translate(`resources.permission.${key}`);
  return (
    <ResourceForm>
      {record?.is_system && (
        <Note icon={Lock}>
          <span>
            <code>{record.name}</code> · {t('help.fixed')}
          </span>
        </Note>
      )}
      <FormSection title={t('sections.right')}>
        <TextInput source="label" helperText={t('help.label')} counted fullWidth />
        {!record?.is_system && <TextInput source="name" helperText={t('help.name')} />}
        <SelectInput source="group_code" required />
      </FormSection>
      {!record?.is_system && <DangerZone />}
    </ResourceForm>
  );
};

export default PermissionForm;
