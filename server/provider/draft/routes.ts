import { draftApi } from '../../../contract/draft';
import { routes } from '../../http/routes';
import { draftStore } from './store';

export const draftRoutes = routes(draftApi, ({ db }) => {
  const drafts = draftStore(db);
  return {
    one: ({ query, actor }) => drafts.find(actor.user_id, query),
    save: ({ body, actor }) => drafts.save(actor.user_id, body),
    remove: ({ query, actor }) => drafts.remove(actor.user_id, query),
  };
});
