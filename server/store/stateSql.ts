import { and, type Column, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { StateCondition, States } from '../../contract/record/Field';
import { isRelation } from '../../contract/record/stateOf';

type Columns = Readonly<Record<string, Column>>;

/**
 * The contract's derived status (`stateOf`) in SQL.
 *
 * @returns `state`, the expression of a record's state; `conditions`, by state, for a filter (`anyOf`)
 */
export function stateSql<Name extends string>(states: States, columns: Columns) {
  const all = Object.entries(states).map(([name, condition]) => ({ name, holds: holds(condition, columns) }));
  const cases = all.flatMap(({ name, holds }) => (holds ? [sql`when ${holds} then ${sql.raw(`'${name}'`)}`] : []));
  const otherwise = all.find(({ holds }) => !holds)?.name;
  const end = otherwise === undefined ? sql`end` : sql`else ${sql.raw(`'${otherwise}'`)} end`;
  const conditions = all.map(({ name, holds }, index) => [
    name,
    // earlier states take precedence
    and(holds, ...all.slice(0, index).map(({ holds: earlier }) => sql`(${earlier}) is not true`)) ?? sql`true`,
  ]);
  return {
    state: sql<Name>`case ${sql.join(cases, sql` `)} ${end}`,
    conditions: Object.fromEntries(conditions) as Record<Name, SQL>,
  };
}

/** The condition of a state; undefined for one that always holds. */
function holds(condition: StateCondition, columns: Columns): SQL | undefined {
  return and(
    ...Object.entries(condition).map(([field, wanted]) => {
      const column = columns[field]!;
      if (!isRelation(wanted)) return eq(column, wanted);
      return wanted.relation === 'future' ? gt(column, sql`now()`) : lte(column, sql`now()`);
    }),
  );
}
