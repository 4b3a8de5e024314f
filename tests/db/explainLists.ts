import pg from 'pg';
import type { Endpoint } from '../../contract/core/endpoint';
import type { Client } from '../support/client';

interface Explained {
  query: object;
  /** The output of `explain`. */
  plan: string;
}

type Query = (...args: unknown[]) => Promise<pg.QueryResult<Record<string, string>>>;

/**
 * Requests a list with each of the queries, and has PostgreSQL explain the exact statements, with values and connection, that the server
 * reads its pages with.
 *
 * @throws Error if a query is refused, or nothing was read for it
 */
export async function explainLists(
  person: Client,
  endpoint: Endpoint,
  queries: readonly object[],
  params?: Record<string, string>,
): Promise<Explained[]> {
  const original = pg.Client.prototype.query as unknown as Query;
  let plans: ReturnType<Query>[] = [];
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const config = args[0] as { text?: string; values?: unknown[] };
    const values = Array.isArray(args[1]) ? args[1] : config.values;
    if (config.text && /^\s*(with .*)?select .* limit \$\d+/s.test(config.text))
      plans.push(original.call(this, { text: `explain ${config.text}`, values }));
    return original.apply(this, args);
  } as never);
  const explained: Explained[] = [];
  try {
    for (const query of queries) {
      plans = [];
      const { status, body } = await person.send(endpoint, { query: query as never, ...(params && { params }) });
      if (status !== 200 || plans.length === 0)
        throw new Error(`${JSON.stringify(query)}: ${status} ${body.message}, ${plans.length} statements`);
      for (const { rows } of await Promise.all(plans))
        explained.push({ query, plan: rows.map(row => row['QUERY PLAN']).join('\n') });
    }
  } finally {
    spy.mockRestore();
  }
  return explained;
}
