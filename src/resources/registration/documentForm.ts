import { z } from 'zod';
import type { DocumentTypeCode } from '../../../contract/merchant/merchantDocument';
import { isPhoto } from '../../../contract/registration/documentChecks';
import { documentInput } from '../../../contract/registration/registrationInput';
import { ApiError } from '../../dataProvider/ApiError';

/** A paper as a person puts it in: the file itself, and its last day where papers of its kind end. */
export const documentForm = z.object({
  file: z.custom<File>(value => value instanceof File, { params: { rule: 'required' } }),
  expires_on: documentInput.shape.expires_on,
});

/** Endings of files that a paper of a kind may be sent as; the server judges by content. */
export const acceptedExtensions = (code: DocumentTypeCode): readonly string[] =>
  isPhoto(code) ? ['.jpg', '.jpeg', '.png', '.webp'] : ['.jpg', '.jpeg', '.png', '.webp', '.pdf'];

/** A refusal with the form's names for fields: the server names a paper by its place (`documents.0.file`), and an upload's kind by its status. */
export function withFormFieldNames(error: Error): Error {
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
