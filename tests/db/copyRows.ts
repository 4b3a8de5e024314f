import type pg from 'pg';

/**
 * Enlarges a table by copying each of its rows the given number of times.
 *
 * @param changed columns that must differ, as SQL over the row `x` and the copy's number `n`
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  times: number,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map(name => changed[name] ?? `x.${name}`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} x cross join generate_series(1, ${times}) n`,
  );
}
