import { useLocation } from 'ra-core';
import { roleApi } from '../../../contract/identity/role';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { RecordPage } from '../../ui/form/RecordPage';
import { Failed } from '../../ui/states/Failed';
import { RoleForm } from './RoleForm';

/** The create page of a role; `?from=` names a role to copy. */
const RoleCreate = () => {
  const from = new URLSearchParams(useLocation().search).get('from');
  const { data, error, refetch } = useEndpointQuery(
    roleApi.one,
    { params: { id: from ?? '' } },
    { enabled: from !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (from !== null && !data) return <FormSkeleton />;
  return (
    <RecordPage>
      <RoleForm copied={data} />
    </RecordPage>
  );
};

export default RoleCreate;
