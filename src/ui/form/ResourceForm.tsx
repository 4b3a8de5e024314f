import { type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { HistoryButton } from '../history/HistoryButton';
import { DangerZone } from './DangerZone';
import { Drafts } from './draft/Drafts';
import { FormBase } from './engine/FormBase';
import { useFormController } from './engine/useFormController';
import { SaveBar } from './SaveBar';
import { useDefaults } from './useDefaults';
import { useInputSchema } from './useInputSchema';
import { usePageTarget } from './usePageTarget';
import { useReadOnly } from './useReadOnly';
import './resourceForm.css';

export interface ResourceFormProps<Row extends RaRecord = RaRecord> {
  /** The contract's schema of the body, with the form's rules, labels, lengths and choices; that of the 'create' call by default. */
  input?: z.ZodObject;
  /** Initial values of a new record, if they differ from {@link defaultsOf} its schema. */
  defaultValues?: FieldValues;
  /** Shows the record's history; a schema if the recorded values differ from the records in the resource's responses. */
  history?: boolean | z.ZodObject;
  /** Shown in the bar while the form is dirty, to say what saving would change. */
  summary?: ReactNode;
  /** Confirms before anything is sent; throws `AbortError` if the user cancels. */
  before?: (values: FieldValues) => Promise<void>;
  /** False to omit the delete button at the form's end, which users with the permission see. */
  deletable?: boolean | ((record: Row) => boolean);
  /** Fields, or a function of the record, which is undefined for a new one. */
  children: ReactNode | ((record: Row | undefined) => ReactNode);
}

/**
 * The form of a record on its own page, for both creating and editing: {@link useFormController}'s form with a bar with 'Simpan' that
 * stays in view. Users who may read but not change the record see the same form read-only.
 *
 * It ends with deleting the record.
 *
 * @example <ResourceForm history><FormSection><SchemaInput source="title" /></FormSection></ResourceForm>
 */
export function ResourceForm<Row extends RaRecord>(props: ResourceFormProps<Row>) {
  const { input: given, defaultValues, history, summary, before, deletable = true, children } = props;
  const id = useId();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<Row>();
  const readOnly = useReadOnly();
  const target = usePageTarget({ isNew: !record, before });
  const input = useInputSchema(given);
  const defaults = useDefaults(input, defaultValues);
  const controller = useFormController({ id, resource, input, record, readOnly, target });
  const aside = history && <HistoryButton {...(history !== true && { schema: history })} />;
  return (
    <FormBase controller={controller} className="form" defaultValues={defaults}>
      <div className="form-body">
        {!readOnly && <Drafts controller={controller} defaultValues={defaults} />}
        {typeof children === 'function' ? children(record) : children}
        {(typeof deletable === 'function' ? record && deletable(record) : deletable) && <DangerZone />}
      </div>
      {readOnly ? aside && <div className="form-read">{aside}</div> : <SaveBar summary={summary} aside={aside} />}
    </FormBase>
  );
}
