import { ApiError } from '../../../dataProvider/ApiError';

interface SplitErrors {
  /** Of fields that the form has, by their path: `items.0.price`. */
  fields: [path: string, message: string][];
  /** What else there is to say. */
  rest: string | undefined;
}

/** Splits the errors of a failed save: those of the form's fields, and the rest, shown above or below them. */
export function splitErrors(error: Error, fields: readonly string[]): SplitErrors {
  const all = Object.entries((error instanceof ApiError && error.errors) || {});
  if (all.length === 0) return { fields: [], rest: error.message };
  const isOwn = ([path]: [string, string]) => fields.includes(path.split('.')[0] ?? '');
  const others = all.filter(entry => !isOwn(entry)).map(([, message]) => message);
  return { fields: all.filter(isOwn), rest: others.join(' ') || undefined };
}
