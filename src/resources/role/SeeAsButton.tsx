import { Eye } from 'lucide-react';
import { useCanAccess, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Role } from '../../../contract/identity/role';
import { seeAsApi } from '../../../contract/identity/seeAs';
import { endingSession } from '../../authProvider/endingSession';
import { call } from '../../dataProvider/call';
import { Button } from '../../ui/Button';

/** Opens the console as seen by people with the role, in a read-only session. */
export const SeeAsButton = ({ role }: { role: Pick<Role, 'id' | 'is_own'> }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'role', action: 'seeAs' });
  const [busy, setBusy] = useState(false);
  if (!canAccess || role.is_own) return null;
  const begin = async () => {
    setBusy(true);
    try {
      await endingSession(() => call(seeAsApi.begin, { body: { role_id: role.id } }));
      // a full page load, so that nothing loaded with the user's own rights remains
      location.assign('/dashboard');
    } catch (error) {
      setBusy(false);
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Button startIcon={<Eye />} onClick={begin} disabled={busy}>
      {translate(busy ? 'resources.role.head.seeing' : 'resources.role.head.see_as')}
    </Button>
  );
};
