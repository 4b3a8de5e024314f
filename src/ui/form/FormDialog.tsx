import { CircleAlert } from 'lucide-react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../controls/Button';
import { useReadOnlyReason } from '../controls/useReadOnlyReason';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../material/overlays';
import { Drafts } from './draft/Drafts';
import { FormBase } from './engine/FormBase';
import type { Submission, SubmitTarget } from './engine/Submission';
import { type FormController, useFormController } from './engine/useFormController';
import { isUnknownOutcome, UnknownOutcome } from './UnknownOutcome';
import { useDefaults } from './useDefaults';
import { useInputSchema } from './useInputSchema';
import './formDialog.css';

export interface FormDialogProps extends DialogFrameProps {
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
 * @example <FormDialog resource="shipping_cost" title="…" record={tariff} onSubmit={change} onClose={close}>…</FormDialog>
 */
export const FormDialog = (props: FormDialogProps) => {
  const { resource, input: given, record, draft, heldBy, readOnly, onSubmit, readNewest, children, ...frame } = props;
  const { defaultValues: ownDefaults, ...dialog } = frame;
  const id = useId();
  const input = useInputSchema(given, resource);
  const defaults = useDefaults(input, ownDefaults);
  // with its own schema, a form starts only from the caller's values; a record brings its own
  const defaultValues = given || record ? ownDefaults : defaults;
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
        const response = await onSubmit(submission);
        return isRecord(response) ? response : undefined;
      },
      readNewest,
      onSaved: dialog.onClose,
    },
  });
  return (
    <ResourceContextProvider value={resource}>
      {/* overrides the page's record, whose fields would otherwise become the form's initial values */}
      <RecordContextProvider value={record}>
        <DialogFrame {...dialog} controller={controller} defaultValues={defaultValues} heldBy={heldBy}>
          {children}
        </DialogFrame>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

const isRecord = (response: unknown): response is RaRecord =>
  typeof response === 'object' && response !== null && 'id' in response;

interface DialogFrameProps {
  title: string;
  /** Label of the submit button; "Simpan" by default. */
  saveLabel?: string;
  /** Label of the cancel button; "Batal" by default. */
  cancelLabel?: string;
  /** The submission cannot be undone: its button is filled red. */
  danger?: boolean;
  /** Disables the submit button; the fields show why. */
  blocked?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** To the left of the buttons, such as history and delete. */
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

interface FormFrameProps extends DialogFrameProps {
  controller: FormController;
  defaultValues: FieldValues | undefined;
  heldBy: readonly string[] | undefined;
}

/** A form in a dialog. Confirms before discarding input. */
const DialogFrame = (props: FormFrameProps) => {
  const { controller, title, maxWidth = 'sm', aside, danger, blocked, onClose, children } = props;
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const refusal = useReadOnlyReason();
  const { id, readOnly, release } = controller.context;
  const { saving, failure } = controller.saveState;
  const close = () => {
    if (saving) return;
    if (controller.form.current?.isDirty) setLeaving(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth={maxWidth}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <FormBase
        controller={controller}
        className="dialog-form"
        defaultValues={props.defaultValues}
        heldBy={props.heldBy}
      >
        <DialogContent>
          {failure && (
            <div className="dialog-form-failure" role="alert">
              <CircleAlert size={18} aria-hidden />
              <div className="stack gap-8">
                <p>{failure.message}</p>
                {isUnknownOutcome(failure) && <UnknownOutcome />}
              </div>
            </div>
          )}
          {!readOnly && <Drafts controller={controller} defaultValues={props.defaultValues} />}
          {children}
          {!readOnly && refusal && <p className="dialog-form-refusal muted">{refusal}</p>}
        </DialogContent>
        <DialogActions>
          {aside && <div className="dialog-form-aside">{aside}</div>}
          <Button onClick={close} disabled={saving}>
            {readOnly ? translate('app.form.close') : (props.cancelLabel ?? translate('app.form.cancel'))}
          </Button>
          {!readOnly && (
            <Button
              type="submit"
              variant="contained"
              color={danger ? 'error' : 'primary'}
              disabled={saving || Boolean(blocked) || Boolean(refusal)}
            >
              {saving ? translate('app.form.saving') : (props.saveLabel ?? translate('app.form.save'))}
            </Button>
          )}
        </DialogActions>
      </FormBase>
      <ConfirmDialog
        open={leaving}
        title={translate('app.form.close_title')}
        text={translate('app.form.close_text')}
        cancel={translate('app.leave.stay')}
        confirm={translate('app.leave.discard')}
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          release();
          onClose();
        }}
      />
    </Dialog>
  );
};
