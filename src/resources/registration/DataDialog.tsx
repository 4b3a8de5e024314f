import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, type RaRecord, ResourceContextProvider, useNotify, useTranslate } from 'ra-core';
import { useId, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { registrationFields } from '../../../contract/registration/registrationInput';
import type { Registration } from '../../../contract/registration/registrationRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { call } from '../../dataProvider/call';
import { useAction } from '../../dataProvider/useAction';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { contractResolver } from '../../ui/form/contractResolver';
import { FormContext } from '../../ui/form/FormContext';
import { FormHandle, type FormMethods } from '../../ui/form/FormHandle';
import { fieldFacts } from '../../ui/form/fieldFacts';
import { changedValues, chosenVersion, mergeVersions } from '../../ui/form/mergeVersions';
import { StaleDialog } from '../../ui/form/StaleDialog';
import { DataFields } from './DataFields';
import type { RegistrationPart } from './RegistrationPart';
import '../../ui/form/form.css';

const facts = fieldFacts(registrationFields);
const fields = Object.keys(facts);

/** Puts wrong data right. What others changed meanwhile is kept; where both changed the same, one is asked. */
export const DataDialog = ({ registration, onChange, onClose }: RegistrationPart & { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const form = useRef<FormMethods>(null);
  const [base, setBase] = useState(registration);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [newest, setNewest] = useState<Registration>();
  const [leaving, setLeaving] = useState(false);
  const change = useAction(registrationApi.update);
  const word = (key: string) => translate(`resources.registration.show.${key}`);
  const resolver = useMemo(
    () =>
      contractResolver(registrationFields, {
        template: rule => translate(`rules.${rule}`),
        label: field => translate(`resources.registration.fields.${field}`, { _: field }),
      }),
    [translate],
  );
  const context = useMemo(() => ({ id, facts, saving, failure: null, release: () => undefined }), [id, saving]);
  const close = () => {
    if (saving) return;
    if (form.current?.isDirty) setLeaving(true);
    else onClose();
  };

  const save = async (typed: FieldValues, over: Registration = base) => {
    setSaving(true);
    setFailure(undefined);
    const changes = changedValues(over, typed, fields);
    try {
      const saved = await change.mutateAsync({ body: { ...changes, id: over.id, version: over.version } });
      onChange(saved);
      notify('resources.registration.show.saved', { type: 'success' });
      onClose();
    } catch (error) {
      await refuse(error as Error, over);
      setSaving(false);
    }
  };
  const refuse = async (error: Error, over: Registration): Promise<void> => {
    if (error instanceof ApiError && error.status === 409) {
      const now = await call(registrationApi.one, { params: { id: over.id } }).catch(() => over);
      if (now.version === over.version) return setFailure(error.message);
      setBase(over);
      return setNewest(now);
    }
    const known = Object.entries((error instanceof ApiError && error.errors) || {}).filter(([field]) =>
      fields.includes(field),
    );
    known.forEach(([field, message], index) => {
      form.current?.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    if (known.length === 0) setFailure(error.message);
  };
  const merged = newest && mergeVersions(base, newest, form.current?.getValues() ?? {}, fields);

  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle id={`${id}-title`}>{word('edit_title')}</DialogTitle>
      <ResourceContextProvider value="registration">
        <FormContext value={context}>
          <Form
            id={id}
            className="registration-form"
            noValidate
            defaultValues={base}
            resolver={resolver}
            mode="onTouched"
            onSubmit={(typed: FieldValues) => save(typed)}
            disableInvalidFormNotification
          >
            <FormHandle ref={form} />
            <DialogContent>
              {failure && (
                <p className="dialog-error" role="alert">
                  {failure}
                </p>
              )}
              <DataFields />
            </DialogContent>
            <DialogActions>
              <Button onClick={close} disabled={saving}>
                {word('cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={saving}>
                {saving ? translate('app.form.saving') : word('save')}
              </Button>
            </DialogActions>
          </Form>
        </FormContext>
        {newest && merged && (
          <StaleDialog
            newest={newest as Registration & RaRecord}
            merged={merged}
            describe={{}}
            saving={saving}
            onClose={() => setNewest(undefined)}
            onSave={keepMine => {
              setNewest(undefined);
              setBase(newest);
              void save(chosenVersion(newest, merged, keepMine), newest);
            }}
          />
        )}
      </ResourceContextProvider>
      <ConfirmDialog
        open={leaving}
        title={word('leave_title')}
        text={word('leave_text')}
        cancel={translate('app.leave.stay')}
        confirm={translate('app.leave.discard')}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
};
