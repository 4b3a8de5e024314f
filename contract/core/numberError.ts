import type { ErrorMessage } from './defineErrors';
import { numberErrors } from './numberErrors';
import type { NumberFault } from './readNumber';

interface Written {
  /** The field's label, or the heading of its column. */
  column: string;
  text: string;
  /** Whole rupiah. */
  money?: boolean | undefined;
}

/** As much of a text as its message repeats. */
const MOST_REPEATED = 40;

/** Why a text is not read as a number, for its field or cell. */
export function numberError(fault: NumberFault, { column, text, money = false }: Written): ErrorMessage {
  const trimmed = text.trim();
  const params = { column, text: trimmed.length > MOST_REPEATED ? `${trimmed.slice(0, MOST_REPEATED)}…` : trimmed };
  const errors: Record<NumberFault, ErrorMessage> = {
    notANumber: numberErrors.notANumber(params),
    letters: numberErrors.letters(params),
    scientific: numberErrors.scientific(params),
    misgrouped: numberErrors.misgrouped(params),
    notWhole: money ? numberErrors.notWholeRupiah(params) : numberErrors.notWhole(params),
    ambiguous: numberErrors.ambiguous(params),
    tooManyDecimals: numberErrors.tooManyDecimals(params),
    tooManyDigits: numberErrors.tooManyDigits(params),
  };
  return errors[fault];
}
