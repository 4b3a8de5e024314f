import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button';
import { ConfirmDialog } from '../ConfirmDialog';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../material/overlays';
import { useReadOnlyReason } from '../useReadOnlyReason';
import { Drafts } from './draft/Drafts';
import { FormBase } from './engine/FormBase';
import type { FormController } from './engine/useFormController';
import './formDialog.css';

export interface FormDialogProps {
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

interface FrameProps extends FormDialogProps {
  controller: FormController;
  defaultValues: FieldValues | undefined;
  heldBy: readonly string[] | undefined;
}

/** A form in a dialog. Confirms before discarding input. */
export const FormDialog = (props: FrameProps) => {
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
            <p className="dialog-form-failure" role="alert">
              <CircleAlert size={18} aria-hidden />
              {failure.message}
            </p>
          )}
          {!readOnly && <Drafts controller={controller} defaultValues={props.defaultValues} />}
          {children}
          {!readOnly && refusal && <p className="dialog-form-refusal">{refusal}</p>}
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
