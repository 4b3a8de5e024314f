import { desc, eq, isNotNull } from 'drizzle-orm';
import { roles } from '../../../contract/rights/roles';
import { bulkInsert } from '../../db/bulkInsert';
import type { Tx } from '../../db/types';
import { regencies } from '../../provider/area/table';
import { notifications } from '../../provider/notification/table';
import { registrations } from '../../provider/registration/table';
import { stableId } from '../../store/stableId';
import { demoAccounts } from './accounts';
import { startOfDay } from './jakartaDay';
import { notificationIdeas } from './notificationIdeas';
import { type DemoNews, orderNews } from './orderNews';

const EACH = 35;
const UNREAD = 6;
/** Of what happened to orders one is told of every so manyth. */
const TOLD = 3;

type News = Pick<DemoNews, 'title' | 'description' | 'extra' | 'at'> & { type: 'order' | 'registration' };

/**
 * Three and a half pages for everyone with a right, of orders and registrations as far as they may open them; the newest are not read.
 * Comes after both.
 */
export async function seedNotifications(tx: Tx, now: Date): Promise<void> {
  const people = demoAccounts.filter(account => account.role !== null);
  const shops = await waitingShops(tx);
  const ordered = await orderNews(tx, now);
  const rows = people.flatMap(({ mailbox, role, region }, person) => {
    const { orders, registrations } = shares(role);
    const known = ordered.filter(({ region_code }) => region === null || region_code === region);
    return [
      ...Array.from({ length: registrations }, (_, index) => ofRegistration(shops, person, index, now)),
      ...spread(known, orders).map(({ region_code: _, ...news }): News => ({ ...news, type: 'order' })),
    ]
      .sort((one, other) => other.at - one.at)
      .map(({ at, ...news }, index) => ({
        id: stableId('notification', `${mailbox} ${index}`),
        user_id: stableId('account', mailbox),
        ...news,
        created_at: new Date(at).toISOString(),
        read_at: index < UNREAD ? null : new Date(Math.min(at + 25 * 60_000, now.getTime())).toISOString(),
      }));
  });
  await bulkInsert(tx, notifications, rows);
}

interface Shop {
  id: string;
  name: string;
  place: string;
}

/** Registrations that staff work on: what is told of one leads to it. */
const waitingShops = (tx: Tx): Promise<Shop[]> =>
  tx
    .select({ id: registrations.id, name: registrations.name, place: regencies.name })
    .from(registrations)
    .innerJoin(regencies, eq(regencies.code, registrations.regency_code))
    .where(isNotNull(registrations.due_at))
    .orderBy(desc(registrations.number));

function ofRegistration(shops: readonly Shop[], person: number, index: number, now: Date): News {
  const turn = index * 3 + person * 5;
  const { title, description } = notificationIdeas[(index + person) % notificationIdeas.length]!;
  const shop = shops[turn % shops.length]!;
  // two or three a day, at office hours, never later than now
  const at = Math.min(
    startOfDay(now, -Math.floor(index / 1.7)).getTime() + (17 - ((index * 5) % 9)) * 3_600_000 + turn * 61_000,
    now.getTime() - (index + 1) * 17 * 60_000,
  );
  return {
    title,
    description: description.replace('{merchant}', shop.name).replace('{place}', shop.place),
    type: 'registration',
    extra: shop.id,
    at,
  };
}

/** So many of the newest, with others between them that one is not told of. */
function spread(news: readonly DemoNews[], count: number): DemoNews[] {
  const step = Math.max(Math.min(TOLD, news.length / count), 1);
  return Array.from({ length: Math.min(count, news.length) }, (_, index) => news[Math.floor(index * step)]!);
}

/** Only of what the role may open; of both where it may open neither. */
function shares(code: string | null): { orders: number; registrations: number } {
  const slugs = roles.find(role => role.code === code)?.slugs ?? [];
  const [order, registration] = [
    slugs.includes('can_read_monitoring_order'),
    slugs.includes('can_read_registrasi_merchant'),
  ];
  if (order === registration) return { orders: 23, registrations: EACH - 23 };
  return order ? { orders: EACH, registrations: 0 } : { orders: 0, registrations: EACH };
}
