import { ApiError } from '../../../dataProvider/ApiError';
import { errorText } from '../../../dataProvider/errorText';

interface SplitErrors {
  /** Messages of fields that the form has, by their path: `items.0.price`. */
  fields: [path: string, message: string][];
  /** All other messages. */
  rest: string | undefined;
}

/**
 * Splits the messages of a failed save into those shown at the form's fields and the rest, shown above or below them.
 *
 * @param label returns the label of the field at a path
 */
export function splitErrors(error: Error, fields: readonly string[], label: (path: string) => string): SplitErrors {
  const { errors = {}, error: codes } = error instanceof ApiError ? error : {};
  const all = Object.entries(errors).map(([path, message]): [string, string] => [
    path,
    errorText(codes?.fields?.[path], message, label(path)),
  ]);
  if (all.length === 0) return { fields: [], rest: error.message };
  const isOwn = ([path]: [string, string]) => fields.includes(path.split('.')[0] ?? '');
  const others = all.filter(entry => !isOwn(entry)).map(([, message]) => message);
  return { fields: all.filter(isOwn), rest: others.join(' ') || undefined };
}
