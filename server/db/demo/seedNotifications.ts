import { desc, eq, isNotNull } from 'drizzle-orm';
import { ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import { roles } from '../../../contract/rights/roles';
import { regencies } from '../../provider/area/table';
import { notifications } from '../../provider/notification/table';
import { registrations } from '../../provider/registration/table';
import { bulkInsert } from '../bulkInsert';
import { stableId } from '../stableId';
import type { Tx } from '../types';
import { demoAccounts } from './accounts';
import { startOfDay } from './jakartaDay';
import { demoMerchants, demoPlaces, demoProducts, notificationIdeas } from './notificationIdeas';

const EACH = 35;
const UNREAD = 6;

/** Three and a half pages for everyone with a right, over the last three weeks; the newest are not read. */
export async function seedNotifications(tx: Tx, now: Date): Promise<void> {
  const people = demoAccounts.filter(account => account.role !== null);
  const shops = await waitingShops(tx);
  await bulkInsert(
    tx,
    notifications,
    people.flatMap(({ mailbox, role }, person) =>
      Array.from({ length: EACH }, (_, index) => notificationOf(mailbox, role, person, index, now, shops)),
    ),
  );
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

function notificationOf(
  mailbox: string,
  role: string | null,
  person: number,
  index: number,
  now: Date,
  shops: readonly Shop[],
) {
  const turn = index * 3 + person * 5;
  const ideas = ideasFor(role);
  const idea = ideas[(index + person) % ideas.length]!;
  // two or three a day, at office hours, never later than now
  const at = Math.min(
    startOfDay(now, -Math.floor(index / 1.7)).getTime() + (17 - ((index * 5) % 9)) * 3_600_000 + turn * 61_000,
    now.getTime() - (index + 1) * 17 * 60_000,
  );
  const order = orderNumber(now, index, turn);
  const shop = idea.type === 'registration' ? shops[turn % shops.length]! : undefined;
  return {
    id: stableId('notification', `${mailbox} ${index}`),
    user_id: stableId('account', mailbox),
    title: idea.title,
    description: idea.description
      .replace('{order}', order)
      .replace('{merchant}', shop?.name ?? demoMerchants[turn % demoMerchants.length]!)
      .replace('{place}', shop?.place ?? demoPlaces[(turn + index) % demoPlaces.length]!)
      .replace('{product}', demoProducts[(turn + person) % demoProducts.length]!),
    type: idea.type,
    extra: shop?.id ?? ORDER_EXTRA_PREFIX + stableId('order', order),
    created_at: new Date(at).toISOString(),
    read_at: index < UNREAD ? null : new Date(Math.min(at + 25 * 60_000, now.getTime())).toISOString(),
  };
}

/** Only of what the role may open; of everything where it may open neither. */
function ideasFor(code: string | null) {
  const slugs = roles.find(role => role.code === code)?.slugs ?? [];
  const may = {
    order: slugs.includes('can_read_monitoring_order'),
    registration: slugs.includes('can_read_registrasi_merchant'),
  };
  const open = notificationIdeas.filter(({ type }) => may[type]);
  return open.length > 0 ? open : notificationIdeas;
}

/** As orders are numbered: the day in Jakarta, then the order's number on it. */
function orderNumber(now: Date, index: number, turn: number) {
  const day = new Date(startOfDay(now, -Math.floor(index / 1.7)).getTime() + 7 * 3_600_000).toISOString().slice(2, 10);
  return `ORD-${day.replaceAll('-', '')}-${String(1_000 + ((turn * 137) % 9_000)).slice(-4)}`;
}
