import { Copy, Eye, Info, Pencil, Trash2 } from 'lucide-react';
import {
  type RaRecord,
  ResourceContextProvider,
  useCanAccess,
  useNavigate,
  useNotify,
  useRouterProvider,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import type { Role } from '../../../contract/identity/role';
import { seeAsApi } from '../../../contract/identity/seeAs';
import { endingSession } from '../../authProvider/endingSession';
import { call } from '../../dataProvider/call';
import { MISSING } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { useDeleting } from '../../ui/dialogs/useDeleting';
import { Facts } from '../../ui/display/Facts';
import { Note } from '../../ui/display/Note';
import { FormSection } from '../../ui/form/FormSection';
import { useListAddress } from '../../ui/list/listMemory';
import { RecordActions } from '../../ui/record/RecordActions';
import { ResourceShow } from '../../ui/record/ResourceShow';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { Holders } from './Holders';
import { RightsMatrix } from './RightsMatrix';
import { useRights } from './useRights';
import './role.css';

const RoleShow = () => <ResourceShow<Role & RaRecord> whole="slugs">{role => <ShownRole role={role} />}</ResourceShow>;

/** Details of a role: rights, facts, the people with it, and actions. */
const ShownRole = ({ role }: { role: Role & RaRecord }) => {
  const translate = useTranslate();
  const { groups, error, refetch } = useRights();
  const t = (key: string, args?: object) => translate(`resources.role.${key}`, args);
  const held = new Set(role.slugs);
  const facts = [
    ['description', role.description || '–'],
    ['area_scope', t(`choices.area_scope.${role.area_scope}`)],
    [
      'requires_second_factor',
      role.requires_second_factor === null ? MISSING : t(role.requires_second_factor ? 'yes' : 'no'),
    ],
  ] as const;
  return (
    <div className="role-page role-shown stack">
      <Actions role={role} />
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : groups ? (
        <RightsMatrix groups={groups} held={held} before={held} />
      ) : (
        <TableSkeleton rows={10} columns={7} />
      )}
      <div className="role-side stack">
        <FormSection title={role.name}>
          <Facts facts={facts.map(([field, value]) => [t(`fields.${field}`), value])} />
        </FormSection>
        <Holders role={role} />
        {(role.is_own || role.is_system) && <Note icon={Info}>{t(role.is_system ? 'notes.system' : 'notes.own')}</Note>}
      </div>
    </div>
  );
};

const Actions = ({ role }: { role: Role & RaRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { Link } = useRouterProvider();
  const list = useListAddress();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'role', action: 'edit' });
  const { canAccess: mayCreate } = useCanAccess({ resource: 'role', action: 'create' });
  const { canAccess: mayDelete } = useCanAccess({ resource: 'role', action: 'delete' });
  const { ask, dialog } = useDeleting(() => navigate(list));
  const t = (key: string) => translate(`resources.role.head.${key}`);
  const free = !role.is_own && !role.is_system;
  return (
    <RecordActions>
      {mayEdit && free && (
        <Button variant="contained" component={Link} to={`/user/permission/edit/${role.id}`} startIcon={<Pencil />}>
          {t('edit')}
        </Button>
      )}
      {mayCreate && (
        <Button component={Link} to={`/user/permission/add?from=${role.id}`} startIcon={<Copy />}>
          {t('copy')}
        </Button>
      )}
      <SeeAsButton role={role} />
      {mayDelete && free && (
        <Button color="error" startIcon={<Trash2 />} onClick={() => ask({ ids: [role.id], name: role.name })}>
          {t('delete')}
        </Button>
      )}
      <ResourceContextProvider value="role">
        <DeleteDialog {...dialog} />
      </ResourceContextProvider>
    </RecordActions>
  );
};

export default RoleShow;

/** Opens the console as seen by people with the role, in a read-only session. */
const SeeAsButton = ({ role }: { role: Pick<Role, 'id' | 'is_own'> }) => {
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
