import { GuardedSave } from '../../account/GuardedSave';
import { ResourceEdit } from '../../ui/form/ResourceEdit';
import { AdminForm } from './AdminForm';

const AdminEdit = () => (
  <ResourceEdit>
    <GuardedSave>
      <AdminForm />
    </GuardedSave>
  </ResourceEdit>
);

export default AdminEdit;
