import { useRecordContext, useResourceContext } from 'ra-core';
import { FormDialog, type FormDialogProps } from './FormDialog';

interface ActionDialogProps extends Pick<FormDialogProps, 'title' | 'danger' | 'input' | 'children' | 'onClose'> {
  /** Tells the drafts of the record's actions apart. */
  action: string;
  label: string;
  defaultValues: object;
  send: (values: object) => Promise<unknown>;
}

/** Asks for what an action needs to be given, such as a reason, and performs it. */
export const ActionDialog = ({ action, label, send, ...dialog }: ActionDialogProps) => {
  const recordId = String(useRecordContext()?.id);
  return (
    <FormDialog
      {...dialog}
      resource={useResourceContext() ?? ''}
      draft={{ form: action, recordId }}
      saveLabel={label}
      maxWidth="xs"
      onSubmit={({ values }) => send(values)}
    />
  );
};
