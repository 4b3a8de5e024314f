import { ApiError } from '../../../dataProvider/ApiError';
import { errorText } from '../../../dataProvider/errorText';

interface SplitErrors {
  /** Of fields that the form has, by their path: `items.0.price`. */
  fields: [path: string, message: string][];
  /** What else there is to say. */
  rest: string | undefined;
}

/**
 * Where the messages of a failed save belong: beside the fields that the form has, the remainder above or below them.
 *
 * @param label what the reader calls the field at a path
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
