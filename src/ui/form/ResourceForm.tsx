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
  /** The contract's schema of the body: its rules, labels, lengths and choices are the form's. That of the 'create' call unless said. */
  input?: z.ZodObject;
  /** Of a new record, where it starts otherwise than {@link defaultsOf} its schema. */
  defaultValues?: FieldValues;
  /** Shows the record's history; with a schema where its records are not those that the resource's answers carry. */
  history?: boolean | z.ZodObject;
  /** Shown in the bar while the form is dirty: what saving would change. */
  summary?: ReactNode;
  /** Confirms before anything is sent; throws `AbortError` if the person cancels. */
  before?: (values: FieldValues) => Promise<void>;
  /** False where the form does not end with deleting the record, for who may. */
  deletable?: boolean | ((record: Row) => boolean);
  /** Fields, or a function of the record, which a new one has not. */
  children: ReactNode | ((record: Row | undefined) => ReactNode);
}

/**
 * The form of a record on a page of its own, for adding and for changing it: a bar with 'Simpan' that stays in view around
 * {@link useFormController}'s form. Who may read the record and not change it sees the same form read-only.
 *
 * Deleting the record stands at its end.
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
