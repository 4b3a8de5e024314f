import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Submission, SubmitTarget } from './engine/Submission';
import { useFormController } from './engine/useFormController';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { useDefaults } from './useDefaults';
import { useInputSchema } from './useInputSchema';

export interface DialogFormProps extends FormDialogProps {
  /** The resource whose messages label the fields. */
  resource: string;
  /** The contract's schema of the input; by default the body of the resource's 'create' call, with its defaults. */
  input?: z.ZodObject;
  /** The record to edit; omitted when creating one or asking for other input. */
  record?: RaRecord | undefined;
  /** Initial values for a new record, or for fields that the record lacks. */
  defaultValues?: FieldValues;
  /** Identifies the draft: `form` tells the resource's forms apart, `recordId` is the subject if that is not `record`. */
  draft?: { form?: string; recordId?: string };
  /** Query parameters that keep the dialog open, if any. */
  heldBy?: readonly string[];
  /**
   * Submits the values, with their pictures uploaded; with a record, called only if something has changed. Errors are
   * shown at the fields; an `AbortError` counts as handled.
   */
  onSubmit: (submission: Submission) => Promise<unknown>;
  /** Reads the record's newest version; if given, a stale version can be compared with it. */
  readNewest?: SubmitTarget['readNewest'];
  readOnly?: boolean;
}

/**
 * A form with a few fields in a dialog over a page; it works like a page's (`ResourceForm`).
 *
 * @example <DialogForm resource="shipping_cost" title="…" record={tariff} onSubmit={change} onClose={close}>…</DialogForm>
 */
export const DialogForm = (props: DialogFormProps) => {
  const { resource, input: given, record, draft, heldBy, readOnly, onSubmit, readNewest, children, ...frame } = props;
  const { defaultValues: said, ...dialog } = frame;
  const id = useId();
  const input = useInputSchema(given, resource);
  const defaults = useDefaults(input, said);
  // with its own schema, a form starts only from the caller's values; a record brings its own
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
      {/* overrides the page's record, whose fields would otherwise become the form's initial values */}
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
