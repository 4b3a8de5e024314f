import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import type { Role } from '../../../contract/identity/role';
import { pageTitle } from '../../catalogue/pageTitle';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { ResourceEdit } from '../../ui/form/ResourceEdit';
import { StateBox } from '../../ui/states/StateBox';
import { ReviewDialog, useReview } from './ReviewDialog';
import { RoleForm } from './RoleForm';

const RoleEdit = () => (
  <ResourceEdit>
    <Form />
  </ResourceEdit>
);

const Form = () => {
  const translate = useTranslate();
  const record = useRecordContext<Role>();
  const { before, review } = useReview(record);
  // until the role has loaded this is the list's row, which has no rights
  if (!record?.slugs) return <FormSkeleton />;
  if (record.is_system || record.is_own)
    return (
      <StateBox
        drawing="lock"
        title={translate(record.is_system ? 'resources.role.notes.system' : 'resources.role.notes.own')}
        action={<LinkBase to={`/user/permission/detail/${record.id}`}>{pageTitle(translate, 'role', 'show')}</LinkBase>}
      />
    );
  return (
    <>
      <RoleForm before={before} />
      {review && <ReviewDialog role={record} {...review} />}
    </>
  );
};

export default RoleEdit;
