import { Trash2 } from 'lucide-react';
import { type RaRecord, useCanAccess, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { nounOf } from '../../i18n/nounOf';
import { Button } from '../controls/Button';
import { DeleteDialog } from '../dialogs/DeleteDialog';
import { useDeleting } from '../dialogs/useDeleting';
import { useInputSchemas } from '../fields/useInputSchemas';
import { capitalised } from '../fields/useNoun';
import { FORM_PARAMS } from '../list/formParams';
import type { RecordFormProps } from '../list/onDemand/FormOverList';
import { HistoryButton } from '../record/history/HistoryButton';
import { useRecordName } from '../record/useRecordName';
import { Fields } from './Fields';
import { useResourceForm } from './FormContext';
import { FormDialog } from './FormDialog';
import { useRecordSubmit } from './useRecordSubmit';

interface RecordDialogProps<Row extends RaRecord> extends RecordFormProps<Row> {
  /** The page's resource by default. */
  resource?: string;
  /** The schema of a record's editable fields, if not all are. */
  input?: z.ZodObject | undefined;
  /** Initial values of a new record, if they differ from its schema's defaults. */
  defaultValues?: FieldValues;
  /** Message key for a new record, if the usual message does not fit. */
  created?: string;
  children: ReactNode;
}

/**
 * The form over a list (`<FormOverList form>`): creates a record, or edits the given one, with its history and a delete button; read-only
 * for users who may only read it. Titles are built from the resource's noun, unless it has `add_title`, `edit_title` or `show_title`.
 *
 * @example const CourierForm = (props: RecordFormProps<Courier>) => <RecordDialog {...props}><SchemaInput source="name" /></RecordDialog>
 */
export const RecordDialog = <Row extends RaRecord>(props: RecordDialogProps<Row>) => {
  const { record, readOnly = false, onSaved, onClose, input, defaultValues, created, children } = props;
  const translate = useTranslate();
  const present = useResourceContext() ?? '';
  const { resource = present } = props;
  const hasSchemas = useInputSchemas(resource, true);
  const name = useRecordName(resource)(record);
  const submission = useRecordSubmit(resource, ({ id }) => onSaved(id), { ...(created && { created }) });
  const title = record ? (readOnly ? 'show_title' : 'edit_title') : 'add_title';
  const noun = nounOf(translate, resource);
  const words = { name, noun, Noun: capitalised(noun) };
  if (!hasSchemas) return null;
  return (
    <FormDialog
      resource={resource}
      title={translate(`resources.${resource}.${title}`, { ...words, _: translate(`app.form.${title}`, words) })}
      {...(record ? { record, ...(input && { input }) } : { ...(defaultValues && { defaultValues }) })}
      readOnly={readOnly}
      heldBy={FORM_PARAMS}
      maxWidth="md"
      aside={
        record && (
          <>
            <HistoryButton />
            {!readOnly && <DeleteInDialog name={name} onDeleted={onClose} />}
          </>
        )
      }
      onClose={onClose}
      {...submission}
    >
      <Fields>{children}</Fields>
    </FormDialog>
  );
};

interface DeleteInDialogProps {
  /** The record's name in the confirmation. */
  name: string;
  onDeleted: () => void;
}

/** Deletes the record of a `<FormDialog>` after confirmation, for users who may. */
const DeleteInDialog = ({ name, onDeleted }: DeleteInDialogProps) => {
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
