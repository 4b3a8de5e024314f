import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { CircleAlert } from 'lucide-react';
import { Form, RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { contractResolver } from '../../ui/form/contractResolver';
import { FormContext } from '../../ui/form/FormContext';
import { FormHandle, type FormMethods } from '../../ui/form/FormHandle';
import { fieldFacts } from '../../ui/form/fieldFacts';
import { PendingUploads, PendingUploadsContext } from '../../ui/form/pendingUploads';
import { UnsavedGuard } from '../../ui/form/UnsavedGuard';
import { refusedFields } from './refusedFields';
import '../../ui/form/form.css';

interface ProductDialogProps {
  title: string;
  /** The contract's schema of what is typed. */
  input: z.ZodObject;
  values: FieldValues;
  confirm: string;
  /** Gets what was typed, its picture sent. What it throws comes beside the fields. */
  onSend: (values: FieldValues) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form of a few fields over the merchant's page. Nothing typed is lost without being asked. */
export const ProductDialog = ({ title, input, values, confirm, onSend, onClose, children }: ProductDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const form = useRef<FormMethods>(null);
  const released = useRef(false);
  const [uploads] = useState(() => new PendingUploads());
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const facts = useMemo(() => fieldFacts(input), [input]);
  const resolver = useMemo(
    () =>
      contractResolver(input, {
        template: rule => translate(`rules.${rule}`),
        label: field => translate(`resources.merchant_product.fields.${field}`, { _: field }),
      }),
    [input, translate],
  );
  const context = useMemo(() => ({ id, facts, saving, failure: null, release: () => undefined }), [id, facts, saving]);
  const close = () => {
    if (saving) return;
    if (form.current?.isDirty) setLeaving(true);
    else onClose();
  };

  const submit = async (typed: FieldValues) => {
    setSaving(true);
    setFailure(undefined);
    try {
      const send = uploads.of(typed.image_url);
      await onSend(send ? { ...typed, image_url: await send() } : typed);
      released.current = true;
      onClose();
    } catch (error) {
      // a stopped upload has been told where it was stopped
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
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <ResourceContextProvider value="merchant_product">
        {/* the page's record is the merchant: a form would begin with its fields */}
        <RecordContextProvider value={undefined}>
          <PendingUploadsContext value={uploads}>
            <FormContext value={context}>
              <Form
                id={id}
                className="products-form"
                noValidate
                defaultValues={values}
                resolver={resolver}
                mode="onTouched"
                onSubmit={submit}
                disableInvalidFormNotification
              >
                <FormHandle ref={form} />
                <UnsavedGuard released={released} />
                <DialogContent>
                  {failure && (
                    <p className="products-failure" role="alert">
                      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
                      {failure}
                    </p>
                  )}
                  {children}
                </DialogContent>
                <DialogActions>
                  <Button onClick={close} disabled={saving}>
                    {translate('resources.merchant_product.cancel')}
                  </Button>
                  <Button type="submit" variant="contained" disabled={saving}>
                    {saving ? translate('app.form.saving') : confirm}
                  </Button>
                </DialogActions>
              </Form>
            </FormContext>
          </PendingUploadsContext>
        </RecordContextProvider>
      </ResourceContextProvider>
      <ConfirmDialog
        open={leaving}
        title={translate('resources.merchant_product.leave_title')}
        text={translate('resources.merchant_product.leave_text')}
        cancel={translate('app.leave.stay')}
        confirm={translate('app.leave.discard')}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
};
