import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Submission, SubmitTarget } from './engine/Submission';
import { useFormController } from './engine/useFormController';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { useDefaults } from './useDefaults';
import { useInputSchema } from './useInputSchema';

interface DialogFormProps extends FormDialogProps {
  /** The resource whose messages label the fields. */
  resource: string;
  /** The contract's schema of what is typed; the body of the resource's 'create' call, with its defaults, unless said. */
  input?: z.ZodObject;
  /** The record to edit; omitted when creating, or asking for input. */
  record?: RaRecord | undefined;
  /** Initial values for a new record, or for fields that the record lacks. */
  defaultValues?: FieldValues;
  /** Names the form among others of the resource, and what it is about where that is not `record`: its draft is kept under both. */
  draft?: { form?: string; recordId?: string };
  /** Parameters of the address that hold it open, where those do. */
  heldBy?: readonly string[];
  /**
   * Submits the values, with their pictures uploaded; with a record, only if something was changed. Errors are
   * shown at the fields; an `AbortError` is considered handled.
   */
  onSubmit: (submission: Submission) => Promise<unknown>;
  /** The record as the server holds it now: with it a stale version is compared. */
  readNewest?: SubmitTarget['readNewest'];
  readOnly?: boolean;
}

/**
 * A form of a few fields over a page: the same as a page's (`ResourceForm`), in a dialog.
 *
 * @example <DialogForm resource="shipping_cost" title="…" record={tariff} onSubmit={change} onClose={close}>…</DialogForm>
 */
export const DialogForm = (props: DialogFormProps) => {
  const { resource, input: given, record, draft, heldBy, readOnly, onSubmit, readNewest, children, ...frame } = props;
  const { defaultValues: said, ...dialog } = frame;
  const id = useId();
  const input = useInputSchema(given, resource);
  const defaults = useDefaults(input, said);
  // the values of a question of its own are the asker's, and a record has its own
  const defaultValues = given || record ? said : defaults;
  const controller = useFormController({
    id,
    resource,
    input,
    record,
    draft,
    readOnly,
    target: {
      submit: async submission => {
        if (submission.record && Object.keys(submission.changes).length === 0) return submission.record;
        const answer = await onSubmit(submission);
        return isRecord(answer) ? answer : undefined;
      },
      readNewest,
      onSaved: dialog.onClose,
    },
  });
  return (
    <ResourceContextProvider value={resource}>
      {/* the page's record may be another: a form would begin with its fields */}
      <RecordContextProvider value={record}>
        <FormDialog {...dialog} controller={controller} defaultValues={defaultValues} heldBy={heldBy}>
          {children}
        </FormDialog>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

const isRecord = (answer: unknown): answer is RaRecord =>
  typeof answer === 'object' && answer !== null && 'id' in answer;
