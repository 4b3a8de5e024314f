import { ApiError } from '../../../dataProvider/ApiError';

interface Refused {
  /** Of fields that the form has. */
  fields: [field: string, message: string][];
  /** What else there is to say. */
  rest: string | undefined;
}

/** Where what the server said of a form belongs: beside its fields, and the remainder above them. */
export function refusedFields(error: Error, known: readonly string[]): Refused {
  const all = Object.entries((error instanceof ApiError && error.errors) || {});
  if (all.length === 0) return { fields: [], rest: error.message };
  const others = all.filter(([field]) => !known.includes(field)).map(([, message]) => message);
  return { fields: all.filter(([field]) => known.includes(field)), rest: others.join(' ') || undefined };
}
