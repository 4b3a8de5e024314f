import {
  type RaRecord,
  useDataProvider,
  useNavigate,
  useNotify,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { withoutLeftOut } from '../../dataProvider/isLeftOut';
import { withPassword } from '../../dataProvider/passwordGate';
import { capitalised, useNoun } from '../fields/useNoun';
import { useListAddress } from '../list/listMemory';
import { HistoryButton } from '../record/history/HistoryButton';
import { useRecordName } from '../record/useRecordName';
import { DangerZone } from './DangerZone';
import { Drafts } from './draft/Drafts';
import { FormBase } from './engine/FormBase';
import type { Submission, SubmitTarget } from './engine/Submission';
import { useFormController } from './engine/useFormController';
import { SaveBar } from './SaveBar';
import { useDefaults } from './useDefaults';
import { useInputSchema } from './useInputSchema';
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

interface PageTarget {
  isNew: boolean;
  /** Confirms before anything is sent; throws `AbortError` if the user cancels. */
  before?: ((values: FieldValues) => Promise<void>) | undefined;
}

/**
 * Returns the submit target of a page's form: saves through react-admin's create or edit context, then returns to the list with a
 * message. If the server requires the user's password, prompts for it and keeps the input.
 */
function usePageTarget({ isNew, before }: PageTarget): SubmitTarget {
  const { save } = useSaveContext();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const navigate = useNavigate();
  const listAddress = useListAddress();
  const noun = useNoun();
  const nameOf = useRecordName(resource);

  const send = async ({ values, record, idempotencyKey }: Submission): Promise<RaRecord | undefined> => {
    // The record was created but the response was lost: update it here, as the page's own context can only create.
    if (isNew && record) {
      const data = { ...values, version: record.version };
      return (await dataProvider.update<RaRecord>(resource, { id: record.id, data, previousData: record })).data;
    }
    let failure: unknown;
    let saved: RaRecord | undefined;
    await save?.(record ? { ...withoutLeftOut(record, values), version: record.version } : values, {
      ...(!record && { meta: { idempotencyKey } }),
      onError: error => {
        failure = error;
      },
      onSuccess: response => {
        saved = response;
      },
    });
    if (failure) throw failure;
    return saved;
  };

  return {
    async submit(submission: Submission) {
      await before?.(submission.values);
      return withPassword(() => send(submission));
    },

    readNewest: async ({ id }) => (await dataProvider.getOne<RaRecord>(resource, { id })).data,

    onSaved(values, saved) {
      notify(isNew ? 'app.form.created' : 'app.form.saved', {
        type: 'success',
        messageArgs: { noun: noun(), Noun: capitalised(noun()), name: nameOf({ ...values, ...saved }) },
      });
      navigate(listAddress, { state: { saved: saved?.id } });
    },
  };
}
