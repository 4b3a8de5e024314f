import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { Draft } from '../../../contract/draft';
import { DRAFT_DAYS, draftApi, MAX_DRAFT_BYTES, MAX_DRAFTS } from '../../../contract/draft';
import { draftErrors } from '../../../contract/draftErrors';
import { HttpError } from '../../core/HttpError';
import { withoutSecrets } from '../../core/withoutSecrets';
import type { Db } from '../../db/types';
import { routes } from '../../http/routes';
import { inTransaction } from '../../store/inTransaction';
import { requirePersonalRoom } from '../../store/requirePersonalRoom';
import { drafts } from './table';

export const draftRoutes = routes(draftApi, ({ db }) => {
  const drafts = draftStore(db);
  return {
    one: ({ query, actor }) => drafts.find(actor.user_id, query),
    save: ({ body, actor }) => drafts.save(actor.user_id, body),
    remove: ({ query, actor }) => drafts.remove(actor.user_id, query),
  };
});

interface Key {
  resource: string;
  record_id: string;
}

const oldest = sql`now() - make_interval(days => ${DRAFT_DAYS})`;

const { user_id: owner, ...columns } = getTableColumns(drafts);

/** A person's own drafts. Drafts older than {@link DRAFT_DAYS} days are not returned, even if not yet deleted. */
function draftStore(db: Db) {
  const at = (userId: string, { resource, record_id }: Key) =>
    and(eq(owner, userId), eq(drafts.resource, resource), eq(drafts.record_id, record_id));

  return {
    async find(userId: string, key: Key): Promise<Draft | null> {
      const [row] = await db
        .select(columns)
        .from(drafts)
        .where(and(at(userId, key), gte(drafts.saved_at, oldest)));
      return row ?? null;
    },

    /** Replaces the draft, without secrets. @throws HttpError 413 if it is too large, 409 beyond the maximum number of drafts */
    async save(userId: string, { resource, record_id, values, base_version }: Omit<Draft, 'saved_at'>): Promise<Draft> {
      if (Buffer.byteLength(JSON.stringify(values)) > MAX_DRAFT_BYTES) throw new HttpError(413, draftErrors.tooLong());
      await db.delete(drafts).where(lt(drafts.saved_at, oldest));
      const content = { values: withoutSecrets(values), base_version };
      return inTransaction(db, async tx => {
        const others = and(
          eq(owner, userId),
          sql`(${drafts.resource}, ${drafts.record_id}) <> (${resource}, ${record_id})`,
        );
        await requirePersonalRoom(tx, drafts, { userId, others, max: MAX_DRAFTS, error: draftErrors.tooMany });
        const [row] = await tx
          .insert(drafts)
          .values({ user_id: userId, resource, record_id, ...content })
          .onConflictDoUpdate({
            target: [drafts.user_id, drafts.resource, drafts.record_id],
            set: { ...content, saved_at: sql`now()` },
          })
          .returning(columns);
        return row!;
      });
    },

    /** Removes a draft. A missing one is not an error: another tab may have saved the record. */
    async remove(userId: string, key: Key): Promise<void> {
      await db.delete(drafts).where(at(userId, key));
    },
  };
}
