import { Trash2 } from 'lucide-react';
import { type RaRecord, useCanAccess, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { Button } from '../Button';
import { DeleteDialog } from '../DeleteDialog';
import { useDeleting } from '../useDeleting';
import { useResourceForm } from './FormContext';

interface DeleteInDialogProps {
  /** The record's name in the confirmation. */
  name: string;
  onDeleted: () => void;
}

/** Deletes the record of a `<DialogForm>` after confirmation, for users who may. */
export const DeleteInDialog = ({ name, onDeleted }: DeleteInDialogProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const { release } = useResourceForm();
  const { canAccess } = useCanAccess({ resource, action: 'delete', record });
  const { ask, dialog } = useDeleting(() => {
    release();
    onDeleted();
  });
  if (!canAccess || !record) return null;
  return (
    <>
      <Button color="error" startIcon={<Trash2 />} onClick={() => ask({ ids: [record.id], name })}>
        {translate('app.delete.confirm')}
      </Button>
      <DeleteDialog {...dialog} />
    </>
  );
};
