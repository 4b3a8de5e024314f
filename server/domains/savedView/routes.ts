import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import type { SavedView } from '../../../contract/savedView';
import { MAX_SAVED_VIEWS, SHARE_VIEWS, savedViewApi } from '../../../contract/savedView';
import { savedViewErrors } from '../../../contract/savedViewErrors';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound } from '../../core/HttpError';
import { alphabetical } from '../../db/alphabetical';
import type { Db } from '../../db/types';
import { routes } from '../../http/routes';
import { keyedId } from '../../store/claimKey';
import { crudStore } from '../../store/crudStore';
import { inTransaction } from '../../store/inTransaction';
import { requirePersonalRoom } from '../../store/requirePersonalRoom';
import { saved_views } from './table';

export const savedViewRoutes = routes(savedViewApi, ({ db }) => {
  const views = savedViewStore(db);
  return {
    list: async ({ query, actor }) => ({ list: await views.list(query.resource, actor) }),
    create: ({ body, actor }) => views.insert(body, actor),
    update: ({ params, body, actor }) => views.update(params.id, body, actor),
    remove: ({ params, actor }) => views.remove(params.id, actor),
  };
});

const views = crudStore({
  entity: 'saved_view',
  table: saved_views,
  label: row => row.name,
  sorts: { name: saved_views.name },
  defaultSort: 'name',
  constraints: { saved_views_name_key: { field: 'name', error: savedViewErrors.nameTaken() } },
});

type Row = typeof saved_views.$inferSelect;

/** Saved views: people see their own and shared ones, and may change their own; private views of others are not found (404). */
function savedViewStore(db: Db) {
  const store = views(db);

  /** @throws HttpError 404 if the actor cannot see it, 403 if it belongs to someone else. */
  async function requireOwn(id: string, { user_id }: Actor): Promise<void> {
    const found: Row = await store.find(id);
    if (found.owner_id === user_id) return;
    throw found.is_shared ? new HttpError(403, savedViewErrors.notOwn()) : notFound();
  }

  return {
    /** Lists views by name, the actor's own first. */
    async list(resource: string, { user_id }: Actor): Promise<SavedView[]> {
      const rows = await db
        .select()
        .from(saved_views)
        .where(
          and(
            eq(saved_views.resource, resource),
            or(eq(saved_views.owner_id, user_id), eq(saved_views.is_shared, true)),
          ),
        )
        .orderBy(sql`${saved_views.owner_id} <> ${user_id}`, asc(alphabetical(saved_views.name)), asc(saved_views.id))
        .limit(MAX_SHOWN);
      return rows.map(row => toSavedView(row, user_id));
    },

    async insert(view: BodyOf<typeof savedViewApi.create>, actor: Actor): Promise<SavedView> {
      authorizeSharing(view.is_shared, actor);
      const { user_id } = actor;
      const row = await inTransaction(db, async tx => {
        const others = and(
          eq(saved_views.owner_id, user_id),
          sql`${saved_views.id} is distinct from ${keyedId('saved_view', actor) ?? null}`,
        );
        const error = savedViewErrors.tooMany;
        await requirePersonalRoom(tx, saved_views, { userId: user_id, others, max: MAX_SAVED_VIEWS, error });
        return views(tx).insert({ ...view, owner_id: user_id, owner_name: actor.name }, actor);
      });
      return toSavedView(row, user_id);
    },

    async update(id: string, view: BodyOf<typeof savedViewApi.update>, actor: Actor): Promise<SavedView> {
      await requireOwn(id, actor);
      authorizeSharing(view.is_shared, actor);
      return toSavedView(await store.update(id, view, actor), actor.user_id);
    },

    async remove(id: string, actor: Actor): Promise<void> {
      await requireOwn(id, actor);
      await store.remove(id, actor);
    },
  };
}

/** The maximum number of views returned; more than a menu can show. */
const MAX_SHOWN = 200;

function authorizeSharing(is_shared: boolean, { slugs }: Actor) {
  if (is_shared && !slugs.has(SHARE_VIEWS)) throw new HttpError(403, savedViewErrors.sharingForbidden());
}

const toSavedView = ({ owner_id, owner_name, ...row }: Row, userId: string): SavedView => ({
  ...row,
  owner: { id: owner_id, name: owner_name },
  is_own: owner_id === userId,
});
