import { GuardedSave } from '../../account/GuardedSave';
import { ResourceCreate } from '../../ui/form/ResourceCreate';
import { AdminForm } from './AdminForm';

const AdminCreate = () => (
  <ResourceCreate>
    <GuardedSave>
      <AdminForm />
    </GuardedSave>
  </ResourceCreate>
);

export default AdminCreate;
