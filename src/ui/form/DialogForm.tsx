import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { CircleAlert } from 'lucide-react';
import { Form, RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { ConfirmDialog } from '../ConfirmDialog';
import { FormContext } from './FormContext';
import { FormHandle, type FormMethods } from './engine/FormHandle';
import { fieldFacts } from './fieldFacts';
import { PendingUploads, PendingUploadsContext } from './pendingUploads';
import { refusedFields } from './engine/splitErrors';
import { UnsavedGuard } from './engine/UnsavedGuard';
import { useContractResolver } from './engine/useContractResolver';
import './form.css';

interface DialogFormProps {
  title: string;
  /** Whose words label the fields. */
  resource: string;
  /** The contract's schema of what is typed. */
  input: z.ZodObject;
  values: FieldValues;
  /** The word of the button that sends; "Simpan" unless said. */
  confirm?: string;
  /** The word of the way back; "Batal" unless said. */
  cancel?: string;
  /** What is sent cannot be undone: filled red. */
  danger?: boolean;
  wide?: boolean;
  /** Parameters of the address that hold it open, where those do. */
  heldBy?: readonly string[];
  /** At the left of the buttons: its history, deleting what it shows. */
  aside?: ReactNode;
  /** Gets what was typed, its files sent. What it throws comes beside the fields; an `AbortError` has been told already. */
  onSend: (values: FieldValues) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form of a few fields over a page. Nothing typed is lost without being asked. */
export const DialogForm = (props: DialogFormProps) => {
  const { title, resource, input, values, confirm, cancel, danger, wide, heldBy, aside, onSend, onClose, children } =
    props;
  const translate = useTranslate();
  const id = useId();
  const form = useRef<FormMethods>(null);
  const released = useRef(false);
  const [uploads] = useState(() => new PendingUploads());
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const facts = useMemo(() => fieldFacts(input), [input]);
  const resolver = useContractResolver(input, resource);
  const context = useMemo(() => {
    const release = () => {
      released.current = true;
    };
    return { id, facts, saving, failure: null, release };
  }, [id, facts, saving]);
  const close = () => {
    if (saving) return;
    if (form.current?.isDirty) setLeaving(true);
    else onClose();
  };

  const submit = async (typed: FieldValues) => {
    setSaving(true);
    setFailure(undefined);
    try {
      await onSend(await uploads.send(typed));
      released.current = true;
      onClose();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        const { fields, rest } = refusedFields(error as Error, Object.keys(facts));
        fields.forEach(([field, message], index) => {
          form.current?.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
        });
        setFailure(rest);
      }
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <ResourceContextProvider value={resource}>
        {/* the page's record may be another: a form would begin with its fields */}
        <RecordContextProvider value={undefined}>
          <PendingUploadsContext value={uploads}>
            <FormContext value={context}>
              <Form
                id={id}
                className="dialog-form"
                noValidate
                defaultValues={values}
                resolver={resolver}
                mode="onTouched"
                onSubmit={submit}
                disableInvalidFormNotification
              >
                <FormHandle ref={form} />
                <UnsavedGuard released={released} heldBy={heldBy} />
                <DialogContent>
                  {failure && (
                    <p className="dialog-form-failure" role="alert">
                      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
                      {failure}
                    </p>
                  )}
                  {children}
                </DialogContent>
                <DialogActions>
                  {aside && <div className="dialog-form-aside">{aside}</div>}
                  <Button onClick={close} disabled={saving}>
                    {cancel ?? translate('app.form.cancel')}
                  </Button>
                  <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={saving}>
                    {saving ? translate('app.form.saving') : (confirm ?? translate('app.form.save'))}
                  </Button>
                </DialogActions>
              </Form>
            </FormContext>
          </PendingUploadsContext>
        </RecordContextProvider>
      </ResourceContextProvider>
      <ConfirmDialog
        open={leaving}
        title={translate('app.form.close_title')}
        text={translate('app.form.close_text')}
        cancel={translate('app.leave.stay')}
        confirm={translate('app.leave.discard')}
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          context.release();
          onClose();
        }}
      />
    </Dialog>
  );
};
