import { Form } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormContext, SaveStateContext } from '../FormContext';
import { PendingUploadsContext } from '../pendingUploads';
import { FormHandle } from './FormHandle';
import { ReadyInputs } from './ReadyInputs';
import { UnsavedGuard } from './UnsavedGuard';
import type { FormController } from './useFormController';
import { useSaveShortcut } from './useSaveShortcut';

interface FormBaseProps {
  controller: FormController;
  className: string;
  /** Initial values of a new record, and of fields that a record lacks. */
  defaultValues?: FieldValues | undefined;
  /** Query parameters that keep the form open, if any. */
  heldBy?: readonly string[] | undefined;
  children: ReactNode;
}

/** When a newer record arrives, input typed over the older one is kept. */
const keepTyped = { keepDirtyValues: true };

/** The `<form>` of a controller, with its unsaved-changes guard; the parent lays out the inputs. */
export const FormBase = ({ controller, className, defaultValues, heldBy, children }: FormBaseProps) => {
  const { form, record, resolver, uploads, context, saveState, released, drafts, submit, dialog } = controller;
  useSaveShortcut(context.id, !saveState.saving && !context.readOnly);
  return (
    <PendingUploadsContext value={uploads}>
      <FormContext value={context}>
        <SaveStateContext value={saveState}>
          <Form
            id={context.id}
            className={className}
            noValidate
            record={record.base}
            defaultValues={defaultValues}
            resolver={resolver}
            mode="onTouched"
            resetOptions={keepTyped}
            onSubmit={submit}
            disableInvalidFormNotification
          >
            <FormHandle ref={form} />
            <UnsavedGuard released={released} drafts={drafts} heldBy={heldBy} />
            <ReadyInputs>{children}</ReadyInputs>
          </Form>
        </SaveStateContext>
        {dialog}
      </FormContext>
    </PendingUploadsContext>
  );
};
