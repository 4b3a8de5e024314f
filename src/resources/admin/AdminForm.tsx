import { useGetIdentity } from 'ra-core';
import type { Admin } from '../../../contract/identity/admin';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { TextInput } from '../../ui/form/TextInput';
import { Status } from '../../ui/status/Status';
import { AccessFields } from './AccessFields';
import { AccountNotes } from './AccountNotes';
import { AdminSessions } from './AdminSessions';
import { EmailInput } from './EmailInput';

/** The create and edit page of an account. Users cannot change their own role or lock themselves out. */
const AdminForm = () => {
  const { identity } = useGetIdentity();
  const isOwn = (record: Admin) => record.id === identity?.id;
  return (
    <FormPage<Admin> deletable={record => !isOwn(record)}>
      {record => (
        <>
          {record && <AccountNotes key={record.id} record={record} own={isOwn(record)} />}
          <FormSection name="person" aside={record && <Status source="state" value={record.state} />}>
            <TextInput source="name" />
            <EmailInput record={record} own={Boolean(record && isOwn(record))} />
            <SchemaInput source="phone" />
          </FormSection>
          {!(record && isOwn(record)) && (
            <FormSection name="access">
              <AccessFields />
            </FormSection>
          )}
          {record && <AdminSessions record={record} own={isOwn(record)} />}
        </>
      )}
    </FormPage>
  );
};

export default AdminForm;
