import type { Db } from './types';

type Options = Record<string, unknown>;

/** What Drizzle's session makes of a statement, with the options that it gives the client at each query. */
interface Prepared {
  queryConfig: Options;
  rawQueryConfig: Options;
}

interface Session {
  prepareQuery(query: unknown, fields: unknown, name: string | undefined, ...more: unknown[]): Prepared;
}

/** Drizzle's driver for PGlite drops the names of prepared statements; with this the client gets them among a query's options. */
export function passNames(db: Db): Db {
  const { session } = db as unknown as { session: Session };
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, name, ...more) => {
    const prepared = prepare(query, fields, name, ...more);
    for (const options of [prepared.queryConfig, prepared.rawQueryConfig]) Object.assign(options, { name });
    return prepared;
  };
  return db;
}
