import { type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { HistoryButton } from '../history/HistoryButton';
import { Drafts } from './draft/Drafts';
import { FormBase } from './engine/FormBase';
import { useFormController } from './engine/useFormController';
import { SaveBar } from './SaveBar';
import { usePageTarget } from './usePageTarget';
import { useReadOnly } from './useReadOnly';
import './resourceForm.css';

interface ResourceFormProps {
  /** The contract's schema of the body: its rules, labels, lengths and choices are the form's. */
  input: z.ZodObject;
  /** Of a new record. */
  defaultValues?: FieldValues;
  /** Schema of the record as answers carry it: with it the form shows the record's history. */
  history?: z.ZodObject;
  /** Stands in the bar while something is changed: what saving would change. */
  summary?: ReactNode;
  /** What the record is called, for messages; from what the form holds. */
  nameOf: (values: FieldValues) => string;
  children: ReactNode;
}

/**
 * The form of a record on a page of its own, for adding and for changing it: a bar with 'Simpan' that stays in view around
 * {@link useFormController}'s form. Who may read the record and not change it sees the same form read-only.
 *
 * @example <ResourceForm input={bannerInput} nameOf={({ title }) => title}><TextInput source="title" /></ResourceForm>
 */
export function ResourceForm({ input, defaultValues, history, summary, nameOf, children }: ResourceFormProps) {
  const id = useId();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const readOnly = useReadOnly();
  const target = usePageTarget(nameOf, !record);
  const controller = useFormController({ id, resource, input, record, readOnly, target });
  const aside = history && <HistoryButton schema={history} />;
  return (
    <FormBase controller={controller} className="form" defaultValues={defaultValues}>
      <div className="form-body">
        {!readOnly && <Drafts controller={controller} defaultValues={defaultValues} />}
        {children}
      </div>
      {readOnly ? aside && <div className="form-read">{aside}</div> : <SaveBar summary={summary} aside={aside} />}
    </FormBase>
  );
}
