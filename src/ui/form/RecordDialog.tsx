import { type RaRecord, useGetRecordRepresentation, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { nounOf } from '../../i18n/nounOf';
import { HistoryButton } from '../history/HistoryButton';
import type { RecordFormProps } from '../list/FormOverList';
import { FORM_PARAMS } from '../list/formParams';
import { useInputSchemas } from '../useInputSchemas';
import { capitalised } from '../useNoun';
import { DeleteInDialog } from './DeleteInDialog';
import { DialogForm } from './DialogForm';
import { Fields } from './Fields';
import { useRecordSubmit } from './useRecordSubmit';

interface RecordDialogProps<Row extends RaRecord> extends RecordFormProps<Row> {
  /** That of the page unless said. */
  resource?: string;
  /** Fields of a record that can be changed, where not all can be: the schema of those. */
  input?: z.ZodObject | undefined;
  /** Of a new record, where it starts otherwise than its schema says. */
  defaultValues?: FieldValues;
  /** Message key for a new record, where the usual sentence is not the one. */
  created?: string;
  children: ReactNode;
}

/**
 * The form over a list (`<FormOverList form>`): adds a record, or changes the one that is given, with its history and deleting it; who
 * may only read it sees it read-only. Its titles are made of the resource's noun, unless it has `add_title`, `edit_title`, `show_title`.
 *
 * @example const CourierForm = (props: RecordFormProps<Courier>) => <RecordDialog {...props}><SchemaInput source="name" /></RecordDialog>
 */
export const RecordDialog = <Row extends RaRecord>(props: RecordDialogProps<Row>) => {
  const { record, readOnly = false, onSaved, onClose, input, defaultValues, created, children } = props;
  const translate = useTranslate();
  const present = useResourceContext() ?? '';
  const { resource = present } = props;
  const hasSchemas = useInputSchemas(resource, true);
  const name = String(useGetRecordRepresentation(resource)(record));
  const submission = useRecordSubmit(resource, ({ id }) => onSaved(id), { ...(created && { created }) });
  const title = record ? (readOnly ? 'show_title' : 'edit_title') : 'add_title';
  const noun = nounOf(translate, resource);
  const words = { name, noun, Noun: capitalised(noun) };
  if (!hasSchemas) return null;
  return (
    <DialogForm
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
    </DialogForm>
  );
};
