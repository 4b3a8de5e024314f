import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import type { Role } from '../../../contract/identity/role';
import { GuardedSave } from '../../account/GuardedSave';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { ResourceEdit } from '../../ui/form/ResourceEdit';
import { StateBox } from '../../ui/states/StateBox';
import { ReviewDialog } from './ReviewDialog';
import { RoleForm } from './RoleForm';
import { useReview } from './useReview';

const RoleEdit = () => (
  <ResourceEdit>
    <Form />
  </ResourceEdit>
);

const Form = () => {
  const translate = useTranslate();
  const record = useRecordContext<Role>();
  const { before, review } = useReview(record);
  // the list's row is shown until the role is loaded; it has no rights
  if (!record?.slugs) return <FormSkeleton />;
  if (record.is_system || record.is_own)
    return (
      <StateBox
        drawing="lock"
        title={translate(record.is_system ? 'resources.role.notes.system' : 'resources.role.notes.own')}
        action={
          <LinkBase to={`/user/permission/detail/${record.id}`}>{translate('resources.role.title.show')}</LinkBase>
        }
      />
    );
  return (
    <GuardedSave before={before}>
      <RoleForm />
      {review && <ReviewDialog role={record} {...review} />}
    </GuardedSave>
  );
};

export default RoleEdit;
