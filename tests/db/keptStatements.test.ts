import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/openDatabase';
import { settings } from '../../server/db/table';
import { databaseError } from '../../server/store/toHttpError';
import { freshDatabase } from '../support/database/freshDatabase';
import { onPglite } from '../support/database/onPglite';

onPglite('statements with a name stay prepared in the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
    await database.db.insert(settings).values([
      { key: 'one', value: { nested: ['a', null] } },
      { key: 'two', value: 2 },
    ]);
  });
  afterAll(() => database.close());

  const kept = async (like: string) => {
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_prepared_statements where statement like ${like}`,
    );
    return rows[0]!.count;
  };
  const select = () =>
    database.db
      .select({
        key: settings.key,
        value: settings.value,
        updated_at: settings.updated_at,
        none: sql<null>`null::text`,
        texts: sql<string[]>`array['a', 'b,c']`,
        days: sql<string[]>`array['2026-11-24'::date]`,
        isOne: sql<boolean>`${settings.key} = 'one'`,
        count: sql<number>`1::int`,
      })
      .from(settings)
      .where(sql`${settings.key} = any(${sql.placeholder('keys')})`)
      .orderBy(settings.key);

  test('and return the same rows as unnamed ones, each time', async () => {
    const named = select().prepare('kept_same');
    const unnamed = select().prepare('');
    for (const keys of [['one'], ['one', 'two'], []]) {
      const expected = await unnamed.execute({ keys });
      expect(expected).toHaveLength(keys.length);
      expect(await named.execute({ keys })).toEqual(expected);
    }
    expect(await kept('%b,c%')).toBe(1);
  });

  test('an error does not affect the next execution', async () => {
    const statement = database.db
      .select({ half: sql<number>`10 / ${sql.placeholder('by')}::int` })
      .from(settings)
      .limit(1)
      .prepare('kept_divided');
    const refused = await statement.execute({ by: 0 }).then(
      () => undefined,
      error => databaseError(error)?.code,
    );
    expect(refused).toBe('22012');
    expect(await statement.execute({ by: 5 })).toEqual([{ half: 2 }]);
  });

  test('a statement prepared before a table change returns the new type', async () => {
    const { db } = database;
    await db.execute(sql`create table changing (id int)`);
    await db.execute(sql`insert into changing values (7)`);
    const statement = db.select({ id: sql<number | string>`id` }).from(sql`changing`).prepare('kept_changing');
    expect(await statement.execute()).toEqual([{ id: 7 }]);
    await db.execute(sql`alter table changing alter column id type text`);
    expect(await statement.execute()).toEqual([{ id: '7' }]);
    expect(await statement.execute()).toEqual([{ id: '7' }]);
  });

  test('at most 300 are kept, the most recently used', async () => {
    const { db } = database;
    const numbered = (number: number) =>
      db
        .select({ number: sql<number>`${sql.raw(String(number))} + 0 * length(${settings.key})` })
        .from(settings)
        .where(eq(settings.key, sql.placeholder('key')))
        .prepare(`kept_${number}`);
    const first = numbered(0);
    for (let number = 0; number < 310; number += 1) {
      expect(await numbered(number).execute({ key: 'one' })).toEqual([{ number }]);
      await first.execute({ key: 'one' });
    }
    expect(await kept('%')).toBe(300);
    expect(await kept('select 0 + 0%')).toBe(1);
    expect(await kept('select 1 + 0%')).toBe(0);
    expect(await numbered(1).execute({ key: 'one' })).toEqual([{ number: 1 }]);
  });

  test('a new thread has none, and prepares them again', async () => {
    const named = select().prepare('kept_after_reset');
    await named.execute({ keys: ['one'] });
    await database.keepSnapshot();
    expect(await kept('%b,c%')).toBe(0);
    expect(await named.execute({ keys: ['one'] })).toHaveLength(1);
    expect(await kept('%b,c%')).toBe(1);
  });
});
