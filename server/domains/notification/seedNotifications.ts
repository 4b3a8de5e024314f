import { roles } from '../../../contract/rights/roles';
import { bulkInsert } from '../../db/bulkInsert';
import type { DemoContext, DemoNewsSource } from '../../seed/DemoData';
import { stableId } from '../../store/stableId';
import { demoAccounts } from '../identity/account/demo/demoAccounts';
import { notifications } from './table';

const EACH = 35;

const UNREAD = 6;

/**
 * Seeds three and a half pages of notifications for everyone with a role, about records that the person may open; the newest are unread.
 */
export async function seedNotifications({ tx, now, news }: DemoContext): Promise<void> {
  const people = demoAccounts.filter(account => account.role !== null);
  const rows = people.flatMap(({ mailbox, role, region }, index) =>
    shares(news, role)
      .flatMap(({ source, count }) => source.pick({ index, region }, count))
      .sort((one, other) => other.at - one.at)
      .map(({ at, ...notification }, place) => ({
        id: stableId('notification', `${mailbox} ${place}`),
        user_id: stableId('account', mailbox),
        ...notification,
        created_at: new Date(at).toISOString(),
        read_at: place < UNREAD ? null : new Date(Math.min(at + 25 * 60_000, now.getTime())).toISOString(),
      })),
  );
  await bulkInsert(tx, notifications, rows);
}

/** Returns the share of each source: only those that the role may open, or all if it may open none. */
function shares(news: readonly DemoNewsSource[], code: string | null) {
  const slugs = roles.find(role => role.code === code)?.slugs ?? [];
  const readable = news.filter(({ slug }) => slugs.includes(slug));
  const sources = readable.length > 0 ? readable : news;
  const all = sources.reduce((sum, { share }) => sum + share, 0);
  return sources.map(source => ({ source, count: Math.round((EACH * source.share) / all) }));
}
