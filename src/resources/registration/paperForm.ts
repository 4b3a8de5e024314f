import { z } from 'zod';
import { isPhoto } from '../../../contract/registration/documentChecks';
import type { DocumentTypeCode } from '../../../contract/registration/registration';
import { documentInput } from '../../../contract/registration/registrationInput';
import { ApiError } from '../../dataProvider/ApiError';
import { fieldFacts } from '../../ui/form/fieldFacts';

/** A paper as a person puts it in: the file itself, and its last day where papers of its kind end. */
export const paperForm = z.object({
  file: z.custom<File>(value => value instanceof File, { params: { rule: 'required' } }),
  expires_on: documentInput.shape.expires_on,
});
export const paperFacts = fieldFacts(paperForm);

/** Endings of files that a paper of a kind may be sent as; the server judges by content. */
export const paperEndings = (code: DocumentTypeCode): readonly string[] =>
  isPhoto(code) ? ['.jpg', '.jpeg', '.png', '.webp'] : ['.jpg', '.jpeg', '.png', '.webp', '.pdf'];

/** What the server refused, beside the form's fields: it names the paper by its place (`documents.0.file`), an upload by its kind. */
export function refusedPaper(error: Error): { fields: [field: string, message: string][]; rest: string | null } {
  if (!(error instanceof ApiError)) return { fields: [], rest: error.message };
  if (error.status === 413 || error.status === 415) return { fields: [['file', error.message]], rest: null };
  const named = Object.entries(error.errors ?? {}).map(([path, message]): [string, string] => [
    path.replace(/^documents\.0\./, ''),
    message,
  ]);
  const fields = named.filter(([field]) => field in paperFacts);
  return { fields, rest: fields.length > 0 ? null : error.message };
}
