import type { BadCell } from '../../contract/core/badCell';
import type { ErrorMessage } from '../../contract/core/defineErrors';

/** An error of a cell as plans list it. */
export const badCell = (cell: string, { message, code, params }: ErrorMessage): BadCell => ({
  cell,
  message,
  error: { code, params },
});
