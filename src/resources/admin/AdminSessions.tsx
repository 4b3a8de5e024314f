import { LogOut, ShieldOff } from 'lucide-react';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { DeviceList } from '../../account/DeviceList';
import { LoadError } from '../../account/LoadError';
import { ApiError } from '../../dataProvider/ApiError';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { useResourceText } from '../../i18n/useResourceText';
import { ActionButton } from '../../ui/ActionButton';
import { FormSection } from '../../ui/form/FormSection';
import { useReadOnly } from '../../ui/form/useReadOnly';
import { isGuarded } from './isGuarded';

/** Sessions of an account, with actions to sign it out everywhere and to reset the second factor of a lost phone. */
export const AdminSessions = ({ record, own }: { record: Admin; own: boolean }) => {
  const { id, name } = record;
  const t = useResourceText();
  const readOnly = useReadOnly();
  const { data, error, refetch } = useEndpointQuery(adminApi.sessions, { params: { id } }, { enabled: !readOnly });
  // those of stronger accounts, or of other regions, are closed, and so are the actions
  const isClosed = error instanceof ApiError && error.status === 403;
  if (readOnly || isClosed || !isOffered(adminApi.sessions)) return null;
  const action = { size: 'small', danger: true, args: { name }, onDone: refetch } as const;
  const actions = !own && (
    <>
      {record.has_second_factor && !isGuarded(record) && (
        <ActionButton action="endSecondFactor" startIcon={<ShieldOff />} {...action} />
      )}
      {data?.list[0] && <ActionButton action="endSessions" startIcon={<LogOut />} {...action} />}
    </>
  );
  return (
    <FormSection name="sessions" aside={actions}>
      {error ? <LoadError onRetry={refetch} /> : <DeviceList sessions={data?.list} emptyText={t('no_sessions')} />}
    </FormSection>
  );
};
