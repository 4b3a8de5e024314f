import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm';
import { phoneParts, toE164 } from '../../contract/core/phone';
import { containing } from './containing';
import type { Filter } from './filters';

interface Matchers {
  /** Whether a text contains what is searched, in capitals or not. */
  text: (column: AnyColumn) => SQL;
  /** Whether a phone number (E.164) contains the digits that are searched (the contract's `phoneParts`). */
  phone: (column: AnyColumn) => SQL;
}

/**
 * `?search=` over texts and phone numbers; `%`, `_` and `\` are literal. A whole phone number finds those that begin with it, from an index
 * in their order: its trigrams are in most numbers.
 *
 * @param conditions any of which must hold. Rows of another table are best selected into an array first, so that each condition can use a
 * trigram index
 * @example searching(({ text, phone }) => [text(owners.name), phone(owners.phone)])
 */
export const searching = (conditions: (matchers: Matchers) => readonly SQL[]): Filter<string> => ({
  // the first pattern is the text, the others are parts of a phone number
  bind: typed => {
    const whole = toE164(typed);
    return [containing(typed), ...(whole ? [`${whole}%`] : phoneParts(typed).map(containing))];
  },
  condition: (patterns, typed) => {
    const phones = toE164(typed) ? sql`(${patterns}::text[])[2]` : sql`any ((${patterns}::text[])[2:])`;
    return or(
      ...conditions({
        text: column => sql`${column} ilike (${patterns}::text[])[1]`,
        phone: column => sql`${column} like ${phones}`,
      }),
    )!;
  },
  shape: typed => (toE164(typed) ? 'phone' : ''),
});
