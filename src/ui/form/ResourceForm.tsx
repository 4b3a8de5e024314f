import { Form, type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { currentSession } from '../../authProvider/session';
import { HistoryButton } from '../history/HistoryButton';
import { DraftKeeper } from './draft/DraftKeeper';
import { Drafts } from './draft/Drafts';
import { FormContext } from './FormContext';
import { FormHandle, type FormMethods } from './engine/FormHandle';
import { fieldFacts } from './fieldFacts';
import { newCreation } from './newCreation';
import { PendingUploads, PendingUploadsContext } from './pendingUploads';
import { SaveBar } from './SaveBar';
import { StaleDialog } from './engine/StaleDialog';
import { UnsavedGuard } from './engine/UnsavedGuard';
import { useBaseRecord } from './engine/useBaseRecord';
import { useContractResolver } from './engine/useContractResolver';
import { useSaving } from './engine/useSubmit';
import './form.css';

/** How a field's value is shown where versions of a record are compared; by rule as text. */
export type Describe = Readonly<Record<string, (value: unknown) => ReactNode>>;

interface ResourceFormProps {
  /** The contract's schema of the body: its rules, labels and lengths are the form's. */
  input: z.ZodObject;
  /** Of a new record. */
  defaultValues?: FieldValues;
  describe?: Describe;
  /** Schema of the record as answers carry it: with it the form shows the record's history. */
  history?: z.ZodObject;
  /** Stands in the bar while something is changed: what saving would change. */
  summary?: ReactNode;
  /** What the record is called, for messages; from what the form holds. */
  nameOf: (values: FieldValues) => string;
  children: ReactNode;
}

/** A newer record under the form leaves alone what was typed over the older one. */
const keepTyped = { keepDirtyValues: true };

/**
 * The form of a record, for adding and for changing it: rules and messages of the contract, a bar with 'Simpan' that stays in
 * view, a question before typed things are left behind, and a comparison when someone else saved first. Nothing typed is lost
 * while the server, the network or another person is in the way.
 *
 * @example <ResourceForm input={bannerInput} nameOf={({ title }) => title}><TextInput source="title" /></ResourceForm>
 */
export function ResourceForm({
  input,
  defaultValues,
  describe = {},
  history,
  summary,
  nameOf,
  children,
}: ResourceFormProps) {
  const resource = useResourceContext() ?? '';
  const id = useId();
  const form = useRef<FormMethods>(null);
  const record = useRecordContext<RaRecord>();
  const { base, rebase } = useBaseRecord(record, form);
  const [drafts] = useState(
    () => new DraftKeeper({ resource, recordId: String(record?.id ?? ''), userId: currentSession()?.user.id ?? '' }),
  );
  const [creation] = useState(() => ({ current: newCreation() }));
  const [uploads] = useState(() => new PendingUploads());
  const facts = useMemo(() => fieldFacts(input), [input]);
  const resolver = useContractResolver(input, resource);
  const fields = useMemo(() => Object.keys(facts), [facts]);
  const { submit, saving, failure, stale, guard } = useSaving({
    form,
    base,
    rebase,
    uploads,
    nameOf,
    fields,
    creation,
    onSaved: () => drafts.end(),
  });
  const context = useMemo(
    () => ({
      id,
      facts,
      saving,
      failure,
      release: () => {
        guard.current = true;
        drafts.end();
      },
    }),
    [id, facts, saving, failure, guard, drafts],
  );

  return (
    <PendingUploadsContext value={uploads}>
      <FormContext value={context}>
        <Form
          id={id}
          className="form"
          noValidate
          record={base}
          defaultValues={defaultValues}
          resolver={resolver}
          mode="onTouched"
          resetOptions={keepTyped}
          onSubmit={submit}
          disableInvalidFormNotification
        >
          <FormHandle ref={form} />
          <div className="form-body">
            <Drafts
              keeper={drafts}
              base={base}
              defaultValues={defaultValues}
              fields={fields}
              creation={creation}
              rebase={rebase}
            />
            {children}
          </div>
          <SaveBar summary={summary} aside={history && <HistoryButton schema={history} />} />
          <UnsavedGuard released={guard} />
        </Form>
        {stale && <StaleDialog {...stale} describe={describe} saving={saving} />}
      </FormContext>
    </PendingUploadsContext>
  );
}
