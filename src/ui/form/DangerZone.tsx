import { Trash2 } from 'lucide-react';
import { type RaRecord, useCanAccess, useNavigate, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { Button } from '../controls/Button';
import { DeleteDialog } from '../dialogs/DeleteDialog';
import { useDeleting } from '../dialogs/useDeleting';
import { Card } from '../display/Card';
import { useNoun } from '../fields/useNoun';
import { useDeferredMount } from '../lazy/useDeferredMount';
import { useListAddress } from '../list/listMemory';
import { useRecordName } from '../record/useRecordName';
import { useResourceForm } from './FormContext';
import './dangerZone.css';

/** Deletes the record, in a separate card at the form's end, for users who may. */
export const DangerZone = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const noun = useNoun();
  const navigate = useNavigate();
  const listAddress = useListAddress();
  const { release } = useResourceForm();
  const nameOf = useRecordName(resource);
  const { canAccess } = useCanAccess({ resource, action: 'delete', ...(record && { record }) });
  const { ask, dialog } = useDeleting(() => {
    release();
    navigate(listAddress);
  });
  // It is below the first screen, so rendering it can wait.
  const later = useDeferredMount();
  if (!record || !canAccess || !later) return null;
  return (
    <Card className="form-danger between row wrap gap-12">
      <div>
        <h2>{translate('app.delete.zone', { noun: noun() })}</h2>
        <p className="form-card-text">{translate(`resources.${resource}.delete_text`, { _: '' })}</p>
      </div>
      <Button color="error" startIcon={<Trash2 />} onClick={() => ask({ ids: [record.id], name: nameOf(record) })}>
        {translate('app.delete.confirm')}
      </Button>
      <DeleteDialog {...dialog} />
    </Card>
  );
};
