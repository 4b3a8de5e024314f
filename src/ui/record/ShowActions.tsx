import { Pencil, Trash2 } from 'lucide-react';
import {
  type RaRecord,
  useCanAccess,
  useCreatePath,
  useNavigate,
  useRecordContext,
  useResourceContext,
  useRouterProvider,
  useTranslate,
} from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { DeleteDialog } from '../dialogs/DeleteDialog';
import { useDeleting } from '../dialogs/useDeleting';
import { useListAddress } from '../list/listMemory';
import { useRecordName } from './useRecordName';

interface ShowActionsProps {
  /** False for a record that nobody may change or delete. */
  changeable?: boolean;
  /** Buttons between edit and delete. */
  children?: ReactNode;
}

/** The actions of a show page: edit and delete, for users who may. */
export const ShowActions = ({ changeable = true, children }: ShowActionsProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const list = useListAddress();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const name = useRecordName(resource)(record);
  const { canAccess: mayEdit } = useCanAccess({ resource, action: 'edit' });
  const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' });
  const { ask, dialog } = useDeleting(() => navigate(list));
  if (!record) return null;
  const { id } = record;
  return (
    <>
      {mayEdit && changeable && (
        <Button
          variant="contained"
          component={Link}
          to={createPath({ resource, type: 'edit', id })}
          startIcon={<Pencil />}
        >
          {translate('app.list.edit')}
        </Button>
      )}
      {children}
      {mayDelete && changeable && (
        <Button color="error" startIcon={<Trash2 />} onClick={() => ask({ ids: [id], name })}>
          {translate('app.list.delete')}
        </Button>
      )}
      <DeleteDialog {...dialog} />
    </>
  );
};
