import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { RefreshCw } from 'lucide-react';
import { Form, RecordContextProvider, ResourceContextProvider, useNotify, useTranslate } from 'ra-core';
import { useId, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { DOCUMENTS_WITH_EXPIRY, isPhoto } from '../../../contract/registration/documentChecks';
import type { DocumentTypeCode } from '../../../contract/registration/registration';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { DOCUMENT_LIMITS } from '../../../contract/registration/registrationInput';
import type { RegistrationDocument } from '../../../contract/registration/registrationRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { upload } from '../../dataProvider/call';
import { useAction } from '../../dataProvider/useAction';
import { contractResolver } from '../../ui/form/contractResolver';
import { FileInput } from '../../ui/form/FileInput';
import { FormContext } from '../../ui/form/FormContext';
import { FormHandle, type FormMethods } from '../../ui/form/FormHandle';
import { TextInput } from '../../ui/form/TextInput';
import { paperEndings, paperFacts, paperForm, refusedPaper } from './paperForm';
import type { RegistrationPart } from './RegistrationPart';
import '../../ui/form/form.css';

interface PaperDialogProps extends RegistrationPart {
  code: DocumentTypeCode;
  /** What is there now. */
  paper: RegistrationDocument | undefined;
  onClose: () => void;
}

type Stored = AnswerOf<typeof registrationApi.upload>;
const MEGABYTE = 1_048_576;

/** Puts a file in a paper's place. Refused, it keeps the file, sends it no second time, and offers the newest version where it was stale. */
export const PaperDialog = ({ registration, code, paper, onChange, onReload, onClose }: PaperDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const form = useRef<FormMethods>(null);
  const sent = useRef<{ file: File; stored: Stored }>(undefined);
  const change = useAction(registrationApi.update);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ message: string; stale: boolean } | null>(null);
  const word = (key: string, args?: object) => translate(`resources.registration.papers.${key}`, args);
  const name = translate(`resources.registration.choices.document.${code}`);
  const saving = share !== null;
  const resolver = useMemo(
    () =>
      contractResolver(paperForm, {
        template: rule => translate(`rules.${rule}`),
        label: field => translate(`resources.registration.fields.${field}`),
      }),
    [translate],
  );
  const context = useMemo(
    () => ({ id, facts: paperFacts, saving, failure: null, release: () => undefined }),
    [id, saving],
  );

  const store = async (file: File): Promise<Stored> => {
    if (sent.current?.file !== file)
      sent.current = { file, stored: await upload(registrationApi.upload, file, { onProgress: setShare }) };
    return sent.current.stored;
  };
  const save = async ({ file: chosen, expires_on }: FieldValues) => {
    setShare(0);
    setFailure(null);
    try {
      const { file, file_name } = await store(chosen);
      const documents = [{ type_code: code, file, file_name, expires_on: expires_on || null }];
      onChange(await change.mutateAsync({ body: { id: registration.id, version: registration.version, documents } }));
      notify('resources.registration.papers.stored', { type: 'success', messageArgs: { name } });
      onClose();
    } catch (error) {
      const { fields, rest } = refusedPaper(error as Error);
      fields.forEach(([field, message], index) => {
        form.current?.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      });
      if (rest) setFailure({ message: rest, stale: error instanceof ApiError && error.status === 409 });
      setShare(null);
    }
  };
  const reload = async () => {
    await onReload();
    setFailure(null);
  };

  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && !saving && onClose()}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{word(paper ? 'replace_title' : 'add_title', { name })}</DialogTitle>
      <ResourceContextProvider value="registration">
        {/* the page's record is the registration: a form would begin with its fields */}
        <RecordContextProvider value={undefined}>
          <FormContext value={context}>
            <Form
              id={id}
              className="registration-form"
              noValidate
              defaultValues={{ file: null, expires_on: null }}
              resolver={resolver}
              onSubmit={save}
              disableInvalidFormNotification
            >
              <FormHandle ref={form} />
              <DialogContent className="registration-dialog">
                <p>{word(paper ? 'replace_text' : 'add_text')}</p>
                <FileInput
                  source="file"
                  accept={paperEndings(code)}
                  maxBytes={DOCUMENT_LIMITS.maxBytes}
                  help={word(isPhoto(code) ? 'photo_help' : 'paper_help', { max: DOCUMENT_LIMITS.maxBytes / MEGABYTE })}
                />
                {DOCUMENTS_WITH_EXPIRY.includes(code) && <TextInput source="expires_on" type="date" />}
                {failure && (
                  <p role="alert" className="dialog-error">
                    {failure.message}
                  </p>
                )}
              </DialogContent>
              <DialogActions>
                {failure?.stale && (
                  <Button startIcon={<RefreshCw strokeWidth={1.75} />} onClick={reload}>
                    {translate('resources.registration.show.reload')}
                  </Button>
                )}
                <Button onClick={onClose} disabled={saving}>
                  {translate('app.form.cancel')}
                </Button>
                <Button type="submit" variant="contained" disabled={saving}>
                  {saving
                    ? word('sending', { percent: Math.round(share * 100) })
                    : translate('app.form.save')}
                </Button>
              </DialogActions>
            </Form>
          </FormContext>
        </RecordContextProvider>
      </ResourceContextProvider>
    </Dialog>
  );
};
