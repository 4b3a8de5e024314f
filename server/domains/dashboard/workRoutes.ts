import type { Work, WorkItem, WorkQueue } from '../../../contract/dashboard/workApi';
import { NAMED_WORK, workApi } from '../../../contract/dashboard/workApi';
import { PRICED_CATEGORIES, priceSlug } from '../../../contract/price/priceRights';
import type { RegistrationStatus } from '../../../contract/registration/registration';
import type { Slug } from '../../../contract/rights/permissions';
import { SUPER_ADMIN } from '../../../contract/rights/superAdmin';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { routes } from '../../http/routes';
import { waitingRoleRequests } from '../identity/admin/waitingRoleRequests';
import { merchantList } from '../merchant/store';
import { orderStore } from '../order/orderStore';
import { proposalList } from '../price/proposal/proposalList';
import { promotionStore } from '../promotion/promotionStore';
import { waitingVouchers } from '../promotion/waitingVouchers';
import { registrationList } from '../registration/registrationList';

export const workRoutes = routes(workApi, ({ db }) => ({
  list: async ({ actor }) => ({ list: await findWork(db, actor) }),
}));

const FIRST = { page: 1, limit: NAMED_WORK } as const;

/** Returns the queues waiting for the actor, each queried like the page that shows it, ordered by when their first item is due. */
async function findWork(db: Db, actor: Actor): Promise<Work[]> {
  const may = (...slugs: readonly Slug[]) => slugs.some(slug => actor.slugs.has(slug));
  const queues: Promise<Work>[] = [];
  if (may('can_update_monitoring_order')) queues.push(orders(db, actor, 'orders_action', 'action'));
  if (may('can_approve_monitoring_order')) queues.push(orders(db, actor, 'refunds', 'refund'));
  const status = registrationsFor(may);
  if (status.length > 0) queues.push(registrations(db, actor, status));
  for (const category of PRICED_CATEGORIES) {
    if (!may(priceSlug('approve', category))) continue;
    queues.push(
      proposalList(db, category, FIRST, actor, { toDecide: true }).then(({ total, list }) => ({
        ...queue(
          'price_proposals',
          total,
          list.map(({ id, note, created_by_name, valid_from }) =>
            named(id, note ?? created_by_name ?? '', note && created_by_name, valid_from),
          ),
        ),
        category_code: category,
      })),
    );
  }
  if (may('can_approve_promo_regional')) queues.push(promotions(db, actor));
  if (may('can_approve_voucher')) queues.push(vouchers(db, actor));
  if (actor.role_code === SUPER_ADMIN && may('can_update_list_user')) queues.push(roleRequests(db, actor));
  if (may('can_update_list_merchant')) {
    const filter = { stock: ['empty'], status: ['active'] };
    queues.push(
      merchantList(db)
        .page({ ...FIRST, ...filter, regions: boundTo(actor) })
        .then(({ total, list }) =>
          queue(
            'empty_merchants',
            total,
            list.map(({ id, name, regency }) => named(id, name, regency)),
            filter,
          ),
        ),
    );
  }
  return (await Promise.all(queues)).toSorted((one, other) => dueOf(one) - dueOf(other));
}

/** In milliseconds; queues with nothing due come last, in the order of the contract. */
const dueOf = ({ items: [first] }: Work) => (first?.due_at ? Date.parse(first.due_at) : Number.MAX_SAFE_INTEGER);

const named = (id: string, label: string, detail: string | null = null, due_at: string | null = null): WorkItem => ({
  id,
  label,
  detail,
  due_at,
});

const queue = (name: WorkQueue, count: number, items: WorkItem[], filter: Work['filter'] = {}): Work => ({
  queue: name,
  category_code: null,
  count,
  items,
  filter,
});

async function orders(db: Db, actor: Actor, name: WorkQueue, group: 'action' | 'refund'): Promise<Work> {
  const { total, list } = await orderStore(db).page({ ...FIRST, group, sort: 'due_at' }, actor);
  const items = list.map(({ id, number, recipient_name, due_at }) => named(id, number, recipient_name, due_at));
  return queue(name, total, items, { group });
}

async function promotions(db: Db, actor: Actor): Promise<Work> {
  const { total, list } = await promotionStore(db).toDecide(FIRST, actor);
  const items = list.map(({ id, title, area, starts_at }) => named(id, title, area, starts_at));
  return queue('promotions', total, items, { state: ['waiting'] });
}

async function vouchers(db: Db, actor: Actor): Promise<Work> {
  const { total, list } = await waitingVouchers(db, FIRST, actor);
  const items = list.map(({ id, title, code, starts_at }) => named(id, title, code, starts_at));
  return queue('vouchers', total, items, { voucher_status: ['awaiting_approval'] });
}

async function roleRequests(db: Db, actor: Actor): Promise<Work> {
  const { total, list } = await waitingRoleRequests(db, FIRST, actor);
  const items = list.map(({ id, name, requested_by }) => named(id, name, requested_by));
  return queue('role_requests', total, items, { role_request: 'true' });
}

/** Returns the statuses in which a person with these permissions decides. */
function registrationsFor(may: (slug: Slug) => boolean): RegistrationStatus[] {
  return [
    ...(may('can_update_registrasi_merchant') ? (['submitted', 'document_review', 'field_verification'] as const) : []),
    ...(may('can_approve_registrasi_merchant') ? (['awaiting_approval'] as const) : []),
  ];
}

async function registrations(db: Db, actor: Actor, status: RegistrationStatus[]): Promise<Work> {
  const { total, list } = await registrationList(db).page({ ...FIRST, status, sort: 'due_at' }, actor);
  const items = list.map(({ id, name, regency_name, due_at }) => named(id, name, regency_name, due_at));
  return queue('registrations', total, items, { status });
}
