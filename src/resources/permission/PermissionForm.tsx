import { Lock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Permission } from '../../../contract/identity/permission';
import { Note } from '../../ui/display/Note';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { SchemaInput } from '../../ui/form/SchemaInput';

/** Form of a permission in the catalogue; of those that the code relies on, only the texts can be changed. */
const PermissionForm = () => {
  const translate = useTranslate();
  return (
    <FormPage<Permission> deletable={({ is_system }) => !is_system}>
      {right => (
        <>
          {right?.is_system && (
            <Note icon={Lock}>
              <code>{right.name}</code> · {translate('resources.permission.help.is_system')}
            </Note>
          )}
          <FormSection>
            <SchemaInput source="label" fullWidth />
            {!right?.is_system && <SchemaInput source="name" />}
            <SchemaInput source="group_code" />
          </FormSection>
        </>
      )}
    </FormPage>
  );
};

export default PermissionForm;
