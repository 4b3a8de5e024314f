import type { Db } from './types';

type Options = Record<string, unknown>;

/** Drizzle's prepared form of a statement, with the options it gives the client at each query. */
interface Prepared {
  queryConfig: Options;
  rawQueryConfig: Options;
}

interface Session {
  prepareQuery(query: unknown, fields: unknown, name: string | undefined, ...more: unknown[]): Prepared;
}

/** Passes the names of prepared statements to the client in the query options; Drizzle's PGlite driver drops them. */
export function passStatementNames(db: Db): Db {
  const { session } = db as unknown as { session: Session };
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, name, ...more) => {
    const prepared = prepare(query, fields, name, ...more);
    for (const options of [prepared.queryConfig, prepared.rawQueryConfig]) Object.assign(options, { name });
    return prepared;
  };
  return db;
}
