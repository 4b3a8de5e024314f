import type { Endpoint } from '../../../../contract/core/endpoint';
import { MAX_POINTS, merchantApi } from '../../../../contract/merchant/merchantApi';
import { type MerchantRow, merchantPoint } from '../../../../contract/merchant/merchantRecord';
import { type Notification, notificationApi } from '../../../../contract/notification';
import { orderApi } from '../../../../contract/order/orderApi';
import { RUNNING_STATUSES } from '../../../../contract/order/orderStatus';
import { priceApi } from '../../../../contract/price/priceApi';
import type { Price } from '../../../../contract/price/priceRecord';
import { PRICED_CATEGORIES } from '../../../../contract/price/priceRights';
import { promotionApi } from '../../../../contract/promotion/promotionApi';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import { shippingCostApi } from '../../../../contract/shippingCost/shippingCostApi';
import { HttpError, notFound } from '../../../core/HttpError';
import { askedPage } from '../adapter/paging';
import { readerOf } from '../responses/readerOf';
import { type ListReader, readPage, readPages } from './readPages';

/** The request to a derived call. */
interface Asked {
  params: Record<string, string>;
  /** Filters as received, without `?`. */
  search: string | undefined;
}

interface Derived {
  endpoint: Endpoint;
  handler: (reader: ListReader, asked: Asked) => Promise<unknown>;
}

/** The console's calls that a provider does not implement, and whose response is derived from its lists. */
export const derived: readonly Derived[] = [
  { endpoint: priceApi.one, handler: (reader, { params }) => findPrice(reader, params.id!) },
  {
    endpoint: shippingCostApi.one,
    async handler(reader, { params }) {
      const rows = await readPages<{ id: string }>(reader, shippingCostApi.list, shippingCostApi.list);
      return rows.find(({ id }) => id === params.id) ?? missing();
    },
  },
  {
    endpoint: orderApi.counts,
    async handler(reader, { search }) {
      const counted = await Promise.all(
        RUNNING_STATUSES.map(async status => {
          const filters = [search, `status=${status}`].filter(Boolean).join('&');
          const { total } = await readPage(
            reader,
            orderApi.list,
            { path: orderApi.list.path, search: filters },
            { page: 1, limit: 1 },
          );
          // a provider that does not count has no figures here either
          return total === undefined ? [] : [{ status, orders: total }];
        }),
      );
      return { list: counted.flat() };
    },
  },
  {
    endpoint: merchantApi.points,
    async handler(reader, { search }) {
      const { path } = merchantApi.list;
      const rows = await readPages<MerchantRow>(reader, merchantApi.list, { path, search }, MAX_POINTS + 1);
      const placed = rows.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
      const list = placed.slice(0, MAX_POINTS).map(readerOf(merchantPoint));
      return { list, total: placed.length, truncated: rows.length > MAX_POINTS };
    },
  },
  {
    endpoint: voucherApi.list,
    async handler(reader, { search }) {
      const { promotion, ...asked } = askedVouchers(search);
      if (promotion) return vouchersOf(reader, promotion, asked);
      // the promotion search also matches voucher codes
      const filters = new URLSearchParams({ search: asked.filters.get('search') ?? '' }).toString();
      const found = await readPage<{ id: string }>(
        reader,
        promotionApi.list,
        { path: promotionApi.list.path, search: filters },
        { page: 1, limit: asked.limit },
      );
      const pages = await Promise.all(found.list.map(({ id }) => vouchersOf(reader, id, asked)));
      const list = pages.flatMap(page => page.list).slice(0, asked.limit);
      return { list, meta: { page: 1, limit: asked.limit, total: list.length, total_page: 1 }, total: list.length };
    },
  },
  {
    endpoint: notificationApi.readAll,
    async handler(reader) {
      const all = await readPages<Notification>(reader, notificationApi.list, notificationApi.list);
      const unread = all.filter(({ read_at }) => read_at === null);
      for (const { id } of unread) {
        const { status } = await reader.ask(notificationApi.read, {
          path: notificationApi.read.path.replace('{id}', id),
        });
        if (status >= 400) break;
      }
      return { count: unread.length };
    },
  },
];

/** Parses a request for vouchers: the promotion, the page, and the remaining filters as received. */
function askedVouchers(search: string | undefined) {
  const filters = new URLSearchParams(search);
  const taken = ['promotion', 'page', 'limit'].map(name => filters.get(name));
  for (const name of ['promotion', 'page', 'limit']) filters.delete(name);
  const [promotion, page, limit] = taken;
  return { promotion, filters, ...askedPage({ page, limit }) };
}

const vouchersOf = (
  reader: ListReader,
  promotion: string,
  { filters, ...asked }: Omit<ReturnType<typeof askedVouchers>, 'promotion'>,
) =>
  readPage<{ id: string }>(
    reader,
    voucherApi.ofPromotion,
    { path: voucherApi.ofPromotion.path.replace('{id}', encodeURIComponent(promotion)), search: filters.toString() },
    asked,
  );

const missing = (): never => {
  throw notFound();
};

/** Finds a price by id. Its category is unknown, so all categories the person may read are searched. */
async function findPrice(reader: ListReader, id: string) {
  for (const category of PRICED_CATEGORIES) {
    const path = priceApi.ofCategory.path.replace('{category}', category);
    const search = 'status=in_force&status=upcoming&status=past';
    const prices = await readPages<Price>(reader, priceApi.ofCategory, { path, search }).catch(refused);
    const price = prices.find(one => one.id === id);
    if (price) return { ...price, history: historyOf(price, prices) };
  }
  throw notFound();
}

/** Treats a category without prices, or one the person may not read, as empty. */
function refused(error: unknown): Price[] {
  if (error instanceof HttpError && (error.code === 403 || error.code === 404)) return [];
  throw error;
}

const historyOf = ({ product_id, province_code, regency_code }: Price, prices: readonly Price[]) =>
  prices
    .filter(
      one => one.product_id === product_id && one.province_code === province_code && one.regency_code === regency_code,
    )
    .sort((one, other) => other.valid_from.localeCompare(one.valid_from));
