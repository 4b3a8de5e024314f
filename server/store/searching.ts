import { type AnyColumn, is, or, SQL, sql } from 'drizzle-orm';
import { phoneParts, toE164 } from '../../contract/core/phone';
import { type Among, containing, type Filter, isAmong } from './filters';

/** Each returns undefined if it can never match, whatever the table contains. */
interface Matchers {
  /**
   * Matches a text that contains the search term, ignoring case. `made` matches every possible part of the column's texts, if these follow
   * a pattern.
   */
  text: (column: AnyColumn, made?: RegExp) => SQL | undefined;
  /** Matches a phone number (E.164) that contains the digits searched for (the contract's `phoneParts`). */
  phone: (column: AnyColumn) => SQL | undefined;
  /** Matches rows whose `key` refers to a matching record of another table. Each table is searched separately. */
  among: (key: AnyColumn, id: AnyColumn, where: SQL | undefined) => Among | undefined;
}

/**
 * Creates a `?search=` filter over texts and phone numbers; `%`, `_` and `\` are literal. A whole phone number finds those that begin with
 * it, by an ordered index: its trigrams occur in most numbers.
 *
 * @param conditions any of which must hold
 * @example searching(({ text, phone, among }) => [text(orders.number), among(orders.customer_id, customers.id, phone(customers.phone))])
 */
export function searching(conditions: (matchers: Matchers) => readonly (SQL | Among | undefined)[]): Filter<string> {
  const partsOf = (patterns: Parameters<Filter<string>['condition']>[0], typed: string) => {
    const hasPhone = patternsOf(typed).length > 1;
    const phones = toE164(typed) ? sql`(${patterns}::text[])[2]` : sql`any ((${patterns}::text[])[2:])`;
    // a term without letters needs no case folding: `like` takes a third of the time of `ilike` where thousands of rows are compared
    const like = sql.raw(hasLetters(typed) ? 'ilike' : 'like');
    return conditions({
      text: (column, made = /.*/) => (made.test(typed) ? sql`${column} ${like} (${patterns}::text[])[1]` : undefined),
      phone: column => (hasPhone ? sql`${column} like ${phones}` : undefined),
      among: (key, id, where) => where && { key, id, where },
    });
  };
  return {
    bind: patternsOf,
    condition: (patterns, typed) =>
      or(...partsOf(patterns, typed).map(part => (isOwn(part) ? part : part && isAmong(part)))) ?? sql`false`,
    parts: (patterns, typed) => {
      const parts = partsOf(patterns, typed);
      return {
        own: or(...parts.filter(isOwn)) ?? sql`false`,
        others: parts.filter((part): part is Among => part !== undefined && !isOwn(part)),
      };
    },
    shape: typed => {
      const possible = partsOf(sql.placeholder('search'), typed).map(part => Number(part !== undefined));
      return [toE164(typed) ? 'whole' : 'part', hasLetters(typed) ? 'text' : 'digits', ...possible].join(' ');
    },
  };
}

/** Returns the pattern of the text, followed by those of the parts of a phone number. */
function patternsOf(typed: string): string[] {
  const whole = toE164(typed);
  return [containing(typed), ...(whole ? [`${whole}%`] : phoneParts(typed).map(containing))];
}

const isOwn = (condition: SQL | Among | undefined): condition is SQL => is(condition, SQL);

/** Includes scripts without case: they are rare, and match either way. */
const hasLetters = (text: string) => /\p{L}/u.test(text);
