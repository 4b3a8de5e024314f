import type { Page } from '../../contract/core/response';
import type { Actor } from '../core/Actor';

export interface CrudStore<Query, Row, New, Change> {
  page(query: Query, actor: Actor): Promise<Page<Row>>;
  find(id: string, actor: Actor): Promise<Row>;
  insert(values: New, actor: Actor): Promise<Row>;
  update(id: string, values: Change, actor: Actor): Promise<Row>;
  remove(id: string, actor: Actor): Promise<void>;
}

interface ById {
  params: { id: string };
  actor: Actor;
}

/**
 * Builds the handlers of a plain domain's five calls (`crudApi`) from its store.
 *
 * @example export const faqRoutes = routes(faqApi, ({ db }) => crudHandlers(faqStore(db)));
 */
export const crudHandlers = <Query, Row, New, Change>(store: CrudStore<Query, Row, New, Change>) => ({
  list: ({ query, actor }: { query: Query; actor: Actor }) => store.page(query, actor),
  one: ({ params, actor }: ById) => store.find(params.id, actor),
  create: ({ body, actor }: { body: New; actor: Actor }) => store.insert(body, actor),
  update: ({ params, body, actor }: ById & { body: Change }) => store.update(params.id, body, actor),
  remove: ({ params, actor }: ById) => store.remove(params.id, actor),
});
