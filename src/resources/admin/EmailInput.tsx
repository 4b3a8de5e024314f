import type { Admin } from '../../../contract/identity/admin';
import { useResourceText } from '../../i18n/useResourceText';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { isGuarded } from './isGuarded';

/** The address used to sign in. Nobody else can change a super admin's; for a new account the help text says what is sent there. */
export const EmailInput = ({ record, own }: { record: Admin | undefined; own: boolean }) => {
  const t = useResourceText();
  if (!record) return <SchemaInput source="email" />;
  if (own || !isGuarded(record)) return <SchemaInput source="email" helperText={false} />;
  const help = record.role_request ? 'waiting_email' : 'guarded_email';
  return <SchemaInput source="email" readOnly helperText={t(`help.${help}`)} />;
};
