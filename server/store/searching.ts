import { type AnyColumn, is, or, SQL, sql } from 'drizzle-orm';
import { phoneParts, toE164 } from '../../contract/core/phone';
import { containing } from './containing';
import { type Among, type Filter, isAmong } from './filters';

/** Each is undefined where it cannot hold, whatever the table has. */
interface Matchers {
  /** Whether a text contains what is searched, in capitals or not. `made` fits all that can be a part of one, if not all texts can. */
  text: (column: AnyColumn, made?: RegExp) => SQL | undefined;
  /** Whether a phone number (E.164) contains the digits that are searched (the contract's `phoneParts`). */
  phone: (column: AnyColumn) => SQL | undefined;
  /** Whether `key` refers to a record of another table that fits. Each table is looked through by itself. */
  among: (key: AnyColumn, id: AnyColumn, where: SQL | undefined) => Among | undefined;
}

/**
 * `?search=` over texts and phone numbers; `%`, `_` and `\` are literal. A whole phone number finds those that begin with it, from an index
 * in their order: its trigrams are in most numbers.
 *
 * @param conditions any of which must hold
 * @example searching(({ text, phone, among }) => [text(orders.number), among(orders.customer_id, customers.id, phone(customers.phone))])
 */
export function searching(conditions: (matchers: Matchers) => readonly (SQL | Among | undefined)[]): Filter<string> {
  const partsOf = (patterns: Parameters<Filter<string>['condition']>[0], typed: string) => {
    const hasPhone = patternsOf(typed).length > 1;
    const phones = toE164(typed) ? sql`(${patterns}::text[])[2]` : sql`any ((${patterns}::text[])[2:])`;
    // what has no capitals is compared as it is: a third of the time where thousands of rows are looked at
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

/** The first is of the text, the others of parts of a phone number. */
function patternsOf(typed: string): string[] {
  const whole = toE164(typed);
  return [containing(typed), ...(whole ? [`${whole}%`] : phoneParts(typed).map(containing))];
}

const isOwn = (condition: SQL | Among | undefined): condition is SQL => is(condition, SQL);

/** Also of scripts without capitals: they are rare, and compared either way. */
const hasLetters = (text: string) => /\p{L}/u.test(text);
