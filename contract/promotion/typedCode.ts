import { anyText } from '../core/fields';
import { normaliseCode } from './voucherCode';

/** Room for the spaces that people type into a code. */
const MAX_TYPED = 100;

/** A code as people type it, in its stored form; null if there is none. */
export const typedCode = (max: number, pattern: RegExp) =>
  anyText(MAX_TYPED)
    .transform(typed => normaliseCode(typed) || null)
    .pipe(anyText(max).regex(pattern).nullable())
    .nullish()
    .transform(code => code ?? null);
