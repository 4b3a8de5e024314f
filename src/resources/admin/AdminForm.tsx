import { Info, LogOut, MailQuestion, ShieldOff, ShieldQuestion } from 'lucide-react';
import { LinkBase, useGetIdentity, useLocaleState, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { WorkQueue } from '../../../contract/dashboard/workApi';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { SUPER_ADMIN } from '../../../contract/rights/superAdmin';
import { DeviceList } from '../../account/DeviceList';
import { LoadError } from '../../account/LoadError';
import { ApiError } from '../../dataProvider/ApiError';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatDate } from '../../i18n/dates';
import { useResourceText } from '../../i18n/useResourceText';
import { Note } from '../../ui/display/Note';
import { Status } from '../../ui/display/Status';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { useReadOnly } from '../../ui/form/useReadOnly';
import { ActionButton } from '../../ui/record/ActionButton';
import { NextWork } from '../../ui/record/work/NextWork';

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

/** The address used to sign in. Nobody else can change a super admin's; for a new account the help text says what is sent there. */
const EmailInput = ({ record, own }: { record: Admin | undefined; own: boolean }) => {
  const t = useResourceText();
  if (!record) return <SchemaInput source="email" />;
  if (own || !isGuarded(record)) return <SchemaInput source="email" helperText={false} />;
  const help = record.role_request ? 'waiting_email' : 'guarded_email';
  return <SchemaInput source="email" readOnly helperText={t(`help.${help}`)} />;
};

/** The role, its region if it requires one, and whether the account may sign in. */
const AccessFields = () => {
  const t = useResourceText();
  const record = useRecordContext<Admin>();
  const roles = useEndpointQuery(adminApi.roles).data?.list;
  const chosen = useWatch({ name: 'role_id' }) as string | null | undefined;
  const role = roles?.find(({ id }) => id === chosen);
  // a provider without second approvals grants it at once
  const isGrantOfSuperAdmin =
    role?.code === SUPER_ADMIN && chosen !== record?.role_id && isOffered(adminApi.decideRole);
  return (
    <>
      <SelectInput
        source="role_id"
        choices={roles?.filter(({ id, can_assign }) => can_assign !== false || id === record?.role_id)}
        stored={record?.role}
        emptyText={t('no_role')}
        {...(isGrantOfSuperAdmin && { helperText: t('help.super_admin') })}
      />
      {role?.area_scope === 'regional' && <SchemaInput source="region_code" required />}
      <SchemaInput source="is_active" fullWidth />
    </>
  );
};

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

/**
 * Whether only its holder may change an account's email address and second factor: it belongs to a super admin, or its promotion to one is
 * pending.
 */
export const isGuarded = ({ role, role_request }: Admin): boolean =>
  // a provider without second approvals guards nothing
  isOffered(adminApi.decideRole) && (role?.code === SUPER_ADMIN || Boolean(role_request));

const QUEUES: readonly WorkQueue[] = ['role_requests'];

interface AccountNotesProps {
  record: Admin;
  /** Whether it is the signed-in user's account. */
  own: boolean;
}

/** Notes about an account: that it is the user's own, or waits for the invited person or for a second super admin. */
const AccountNotes = ({
  record: { id, name, state, invited_at, version, role_request: request },
  own,
}: AccountNotesProps) => {
  const t = useResourceText();
  const [locale] = useLocaleState();
  const { identity } = useGetIdentity();
  const readOnly = useReadOnly();
  const isMine = request?.requested_by.id === identity?.id;
  const args = { name, role: request?.role.name, actor: isMine ? t('you') : request?.requested_by.name };
  const [isDecided, setDecided] = useState(false);
  const decision = { action: 'decideRole', size: 'small', args, onDone: () => setDecided(!isMine) } as const;
  return (
    <>
      {own && (
        <Note icon={Info}>
          {t('own')} <LinkBase to="/account">{t('own_link')}</LinkBase>
        </Note>
      )}
      {!readOnly && state === 'invited' && (
        <Note icon={MailQuestion}>
          {t('invited', { when: formatDate(invited_at, 'moment', locale) })}{' '}
          <ActionButton action="invite" size="small" />
        </Note>
      )}
      {!readOnly && request && (
        <Note
          icon={ShieldQuestion}
          actions={
            !own && (
              <>
                {!isMine && identity?.role === request.role.name && (
                  <ActionButton
                    {...decision}
                    words="approve"
                    body={{ approved: true, version }}
                    variant="contained"
                    danger
                  />
                )}
                <ActionButton
                  {...decision}
                  words={isMine ? 'withdraw' : 'reject'}
                  body={{ approved: false, version }}
                  variant="outlined"
                />
              </>
            )
          }
        >
          {t('request', { ...args, when: formatDate(request.requested_at, 'moment', locale) })}
        </Note>
      )}
      {isDecided && !request && (
        <div>
          <NextWork queues={QUEUES} done={id} />
        </div>
      )}
    </>
  );
};
