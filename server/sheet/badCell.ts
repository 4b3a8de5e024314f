import type { ErrorMessage } from '../../contract/core/defineErrors';

/** A cell of a workbook that cannot be taken, and why. */
export interface BadCell {
  cell: string;
  message: string;
  error: Pick<ErrorMessage, 'code' | 'params'>;
}

/** An error of a cell as plans list it. */
export const badCell = (cell: string, { message, code, params }: ErrorMessage): BadCell => ({
  cell,
  message,
  error: { code, params },
});
