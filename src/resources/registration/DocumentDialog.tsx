import { RefreshCw } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { z } from 'zod';
import type { ResponseOf } from '../../../contract/core/endpoint';
import { DOCUMENT_LIMITS } from '../../../contract/file';
import type { DocumentTypeCode } from '../../../contract/merchant/merchantDocument';
import { DOCUMENTS_WITH_EXPIRY, isPhoto } from '../../../contract/registration/documentChecks';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { documentInput } from '../../../contract/registration/registrationInput';
import type { RegistrationDocument } from '../../../contract/registration/registrationRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { upload } from '../../dataProvider/call';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { Button } from '../../ui/controls/Button';
import { DialogError } from '../../ui/dialogs/DialogError';
import { DateInput } from '../../ui/form/DateInput';
import type { Submission } from '../../ui/form/engine/Submission';
import { FileInput } from '../../ui/form/FileInput';
import { FormDialog } from '../../ui/form/FormDialog';
import type { RegistrationPart } from './RegistrationPart';

interface DocumentDialogProps extends RegistrationPart {
  code: DocumentTypeCode;
  /** The current document. */
  document: RegistrationDocument | undefined;
  onClose: () => void;
}

type Stored = ResponseOf<typeof registrationApi.upload>;
const MEGABYTE = 1_048_576;

/**
 * Replaces a document's file. On an error the chosen file is kept and not uploaded again; if the version is stale, the newest one is
 * offered.
 */
export const DocumentDialog = ({ registration, code, document, onChange, onReload, onClose }: DocumentDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const sent = useRef<{ file: File; stored: Stored }>(undefined);
  const change = useEndpointMutation(registrationApi.update);
  const [share, setShare] = useState<number | null>(null);
  const [conflict, setConflict] = useState<{ message: string; version: number }>();
  const { id, version } = registration;
  const t = (key: string, args?: object) => translate(`resources.registration.papers.${key}`, args);
  const name = translate(`resources.registration.choices.document.${code}`);

  const store = async (file: File): Promise<Stored> => {
    if (sent.current?.file !== file)
      sent.current = { file, stored: await upload(registrationApi.upload, file, { onProgress: setShare }) };
    return sent.current.stored;
  };
  const save = async ({ values: { file: chosen, expires_on } }: Submission) => {
    try {
      const { file, file_name } = await store(chosen);
      const documents = [{ type_code: code, file, file_name, expires_on: expires_on || null }];
      onChange(await change.mutateAsync({ body: { id, version, documents } }));
      notify('resources.registration.papers.stored', { type: 'success', messageArgs: { name } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw withFormFieldNames(error as Error);
      setConflict({ message: error.message, version });
      throw new DOMException('The form tells it itself, with the way out.', 'AbortError');
    } finally {
      setShare(null);
    }
  };

  return (
    <FormDialog
      title={t(document ? 'replace_title' : 'add_title', { name })}
      resource="registration"
      input={documentForm}
      defaultValues={{ file: null, expires_on: null }}
      draft={{ form: code, recordId: id }}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="stack gap-12">
        {/* hidden once the version it refers to is gone */}
        {conflict?.version === version && (
          <DialogError role="alert">
            {conflict.message}{' '}
            <Button size="small" startIcon={<RefreshCw />} onClick={() => onReload()}>
              {translate('resources.registration.show.reload')}
            </Button>
          </DialogError>
        )}
        <p>{t(document ? 'replace_text' : 'add_text')}</p>
        <FileInput
          source="file"
          accept={acceptedExtensions(code)}
          maxBytes={DOCUMENT_LIMITS.maxBytes}
          helperText={t(isPhoto(code) ? 'photo_help' : 'paper_help', { max: DOCUMENT_LIMITS.maxBytes / MEGABYTE })}
        />
        {DOCUMENTS_WITH_EXPIRY.includes(code) && <DateInput source="expires_on" />}
        {share !== null && <p role="status">{t('sending', { percent: Math.round(share * 100) })}</p>}
      </div>
    </FormDialog>
  );
};

/** Input of a document: the file, and its expiry date if its type has one. */
const documentForm = z.object({
  file: z.custom<File>(value => value instanceof File, { params: { rule: 'required' } }),
  expires_on: documentInput.shape.expires_on,
});

/** Accepted file extensions of a document type; the server checks the content. */
const acceptedExtensions = (code: DocumentTypeCode): readonly string[] =>
  isPhoto(code) ? ['.jpg', '.jpeg', '.png', '.webp'] : ['.jpg', '.jpeg', '.png', '.webp', '.pdf'];

/**
 * Maps an error to the form's field names: the server names a document by its index (`documents.0.file`), and an
 * invalid upload by its status.
 */
function withFormFieldNames(error: Error): Error {
  if (!(error instanceof ApiError)) return error;
  const { status, message, data, errors } = error;
  const named =
    status === 413 || status === 415
      ? { file: message }
      : Object.fromEntries(
          Object.entries(errors ?? {}).map(([path, text]) => [path.replace(/^documents\.0\./, ''), text]),
        );
  return new ApiError(status, message, { data, errors: named });
}
