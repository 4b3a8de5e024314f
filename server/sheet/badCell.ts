import type { BadCell } from '../../contract/core/badCell';
import type { ErrorMessage } from '../../contract/core/defineErrors';

/** Returns an error of a cell in the form listed in plans. */
export const badCell = (cell: string, { message, code, params }: ErrorMessage): BadCell => ({
  cell,
  message,
  error: { code, params },
});
