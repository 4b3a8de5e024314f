import { sql } from 'drizzle-orm';
import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { ListQuery } from '../../contract/core/query';
import type { Database } from '../../server/db/openDatabase';
import { equals } from '../../server/store/filters';
import { pageStatements } from '../../server/store/pageStatements';
import { readPage } from '../../server/store/readPage';
import { searching } from '../../server/store/searching';
import { SEARCHED_ROWS } from '../../server/store/searchSteps';
import { freshDatabase } from '../support/database/freshDatabase';

const makers = pgTable('makers', { id: integer().primaryKey(), name: varchar().notNull() });
const things = pgTable('things', {
  id: integer().primaryKey(),
  name: varchar().notNull(),
  maker_id: integer(),
  place: integer().notNull(),
  even: integer().notNull(),
});

type Thing = typeof things.$inferSelect;

const ROWS = 12_000;
/** Makers are named in groups: 1 to 10, 11 to 40, up to 100, and beyond, too many to be compared in memory. */
const nameOfMaker = (id: number) =>
  id <= 10 ? `tunggal ${id}.` : id <= 40 ? `deret ${id}.` : id <= 100 ? `lain ${id}.` : `banyak ${id}.`;
const makerOf = (n: number) => {
  if (n % 11 === 0) return null;
  // a seventh share one maker, a fifth those of a row, the rest are spread over thousands
  if (n % 7 === 0) return 1;
  return n % 5 === 0 ? 11 + (n % 30) : 101 + (n % 4_000);
};
const nameOf = (n: number) =>
  [
    n % 6 === 0 && 'sering',
    n > 8_000 && 'lama',
    n > 2_000 && 'kemudian',
    n % 97 === 0 && 'tunggal 1.',
    n % 1_000 === 0 && 'jarang',
    `benda ${n}`,
  ]
    .filter(Boolean)
    .join(' ');
/** The list's order differs from the ids'. */
const all: Thing[] = Array.from({ length: ROWS }, (_, index) => index + 1).map(n => ({
  id: n,
  name: nameOf(n),
  maker_id: makerOf(n),
  place: n % 2 === 0 ? n : n - 1,
  even: n % 2,
}));

let database: Database;
let statements: ReturnType<typeof pageStatements>;
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await db.execute(sql`create table makers (id integer primary key, name varchar not null)`);
  await db.execute(sql`create table things (id integer primary key, name varchar not null, maker_id integer, place integer not null,
    even integer not null)`);
  await db.execute(sql`create index on things (place, id)`);
  await db.execute(sql`create index on things (maker_id, place, id)`);
  const ids = Array.from({ length: 4_200 }, (_, index) => index + 1);
  await db.insert(makers).values(ids.map(id => ({ id, name: nameOfMaker(id) })));
  for (let from = 0; from < ROWS; from += 3_000) await db.insert(things).values(all.slice(from, from + 3_000));
  await db.execute(sql`analyze things`);
  await db.execute(sql`analyze makers`);
  statements = pageStatements(db, {
    entity: 'thing',
    table: things,
    columns: { id: things.id, name: things.name },
    search: [],
    sorts: { place: things.place },
    defaultSort: 'place',
    filters: {
      search: searching(({ text, among }) => [text(things.name), among(things.maker_id, makers.id, text(makers.name))]),
      even: equals<number>(things.even),
    },
  });
});
afterAll(() => database.close());

/** The expected list, computed here. */
function expected({ search, sort, even }: Pick<ListQuery, 'search' | 'sort'> & { even?: number }) {
  const has = (text: string) => text.toLowerCase().includes(search!.toLowerCase());
  const found = all.filter(
    ({ name, maker_id, even: isEven }) =>
      (has(name) || (maker_id !== null && has(nameOfMaker(maker_id)))) && (even === undefined || isEven === even),
  );
  found.sort((one, other) => one.place - other.place || one.id - other.id);
  return sort === '-place' ? found.reverse() : found;
}

describe('a search returns rows in list order, with the total or that there are more', () => {
  test.each([
    ['few', 'jarang'],
    ['none', 'tidak ada yang begini'],
    ['few of other tables', 'deret 16.'],
    ['more of one maker than are collected, and some by their own name too', 'tunggal 1.'],
    ['the same in capitals', 'TUNGGAL'],
    ['makers that are too many to merge', 'deret'],
    ['makers that are too many to remember', 'banyak'],
    ['frequent names', 'sering'],
    ['frequent, and far down in one order of the list', 'lama'],
    ['frequent, but not among the first 500 rows', 'kemudian'],
    ['everything', 'a'],
    ['digits, as they are', '11'],
  ])('%s: %s', async (_, search) => {
    for (const even of [undefined, 0])
      for (const sort of ['place', '-place']) {
        const found = expected({ search, sort, even: even as never });
        const more = found.length > SEARCHED_ROWS;
        const total = Math.min(found.length, SEARCHED_ROWS);
        for (const page of [1, 2, 7, 40]) {
          const query = { page, limit: 25, search, sort, even } as ListQuery;
          const { list, meta } = await readPage<Pick<Thing, 'id' | 'name'>>(statements, query);
          const rows = found.slice(0, Math.ceil(SEARCHED_ROWS / 25) * 25).slice((page - 1) * 25, page * 25);
          expect({ search, even, sort, page, list }).toEqual({
            search,
            even,
            sort,
            page,
            list: rows.map(({ id, name }) => ({ id, name })),
          });
          expect(meta).toEqual({ page, limit: 25, total, total_page: Math.ceil(total / 25), ...(more && { more }) });
        }
      }
  });

  test('the samples are as frequent as each strategy needs', () => {
    const count = (search: string) => expected({ search }).length;
    expect([count('jarang'), count('deret 16.')].every(rows => rows > 0 && rows < SEARCHED_ROWS)).toBe(true);
    for (const search of ['tunggal 1.', 'deret', 'banyak', 'sering', 'lama', 'kemudian', 'a', '11'])
      expect([search, count(search) > SEARCHED_ROWS]).toEqual([search, true]);
  });
});
