import type { Work, WorkQueue } from '../../../contract/dashboard/workApi';
import { PRICED_CATEGORIES, priceSlug } from '../../../contract/price/priceRights';
import type { RegistrationStatus } from '../../../contract/registration/registration';
import type { Slug } from '../../../contract/rights/permissions';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { merchantList } from '../merchant/store';
import { orderStore } from '../order/orderStore';
import { proposalList } from '../price/proposal/proposalList';
import { promotionStore } from '../promotion/promotionStore';
import { registrationList } from '../registration/registrationList';

/** One row tells when the oldest came. */
const FIRST = { page: 1, limit: 1 } as const;

/** What waits for the actor, one list each, asked as the page that shows it asks. */
export async function findWork(db: Db, actor: Actor): Promise<Work[]> {
  const may = (...slugs: readonly Slug[]) => slugs.some(slug => actor.slugs.has(slug));
  const queues: Promise<Work>[] = [];
  if (may('can_update_monitoring_order')) queues.push(orders(db, actor, 'orders_action', 'action'));
  if (may('can_approve_monitoring_order')) queues.push(orders(db, actor, 'refunds', 'refund'));
  const status = registrationsFor(may);
  if (status.length > 0) queues.push(registrations(db, actor, status));
  for (const category of PRICED_CATEGORIES) {
    if (!may(priceSlug('approve', category))) continue;
    queues.push(
      proposalList(db, category, { ...FIRST, sort: 'created_at' }, actor).then(({ total, list }) => ({
        ...queue('price_proposals', total, list[0]?.created_at),
        category_code: category,
      })),
    );
  }
  if (may('can_approve_promo_regional')) {
    const filter = { state: ['waiting' as const] };
    queues.push(
      promotionStore(db)
        .page({ ...FIRST, ...filter }, actor)
        .then(({ total }) => queue('promotions', total, undefined, filter)),
    );
  }
  if (may('can_update_list_merchant')) {
    const filter = { stock: ['empty'], status: ['active'] };
    queues.push(
      merchantList(db)
        .page({ ...FIRST, ...filter, regions: boundTo(actor) })
        .then(({ total }) => queue('empty_merchants', total, undefined, filter)),
    );
  }
  return Promise.all(queues);
}

const queue = (name: WorkQueue, count: number, oldest?: string, filter: Work['filter'] = {}): Work => ({
  queue: name,
  category_code: null,
  count,
  oldest: oldest ?? null,
  filter,
});

async function orders(db: Db, actor: Actor, name: WorkQueue, group: 'action' | 'refund'): Promise<Work> {
  const { total, list } = await orderStore(db).page({ ...FIRST, group, sort: 'status_since' }, actor);
  return queue(name, total, list[0]?.status_since, { group });
}

/** The statuses in which somebody with these rights decides. */
function registrationsFor(may: (slug: Slug) => boolean): RegistrationStatus[] {
  return [
    ...(may('can_update_registrasi_merchant') ? (['submitted', 'document_review', 'field_verification'] as const) : []),
    ...(may('can_approve_registrasi_merchant') ? (['awaiting_approval'] as const) : []),
  ];
}

async function registrations(db: Db, actor: Actor, status: RegistrationStatus[]): Promise<Work> {
  const { total, list } = await registrationList(db).page({
    ...FIRST,
    status,
    region: boundTo(actor),
    sort: 'submitted_at',
  });
  return queue('registrations', total, list[0]?.submitted_at ?? undefined, { status });
}
