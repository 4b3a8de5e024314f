import type { z } from 'zod';
import type { voucherApi } from '../../../contract/promotion/voucherApi';
import { type Bound, boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { anyOf, crudStore, equals, oneOf } from '../../store/crudStore';
import { readPromotion } from './lockPromotion';
import { ofReadable } from './promotionReach';
import { vouchers } from './table';
import { voucherColumns, voucherStatuses } from './voucherColumns';

type PageQuery = z.output<typeof voucherApi.ofPromotion.query>;
type WholeQuery = Omit<PageQuery, 'page' | 'limit'>;

const rows = crudStore({
  entity: 'voucher',
  table: vouchers,
  label: row => row.code,
  columns: voucherColumns,
  search: [vouchers.code],
  sorts: { code: vouchers.code, created_at: vouchers.created_at, ends_at: vouchers.ends_at, used: vouchers.used },
  defaultSort: '-created_at',
  filters: {
    status: anyOf(voucherStatuses),
    batch: oneOf(vouchers.batch_id),
    // not in the query's schema, so only this store can set them
    promotion_id: equals<string>(vouchers.promotion_id),
    reader: ofReadable(vouchers.promotion_id),
  },
});

/** Lists and exports of vouchers: those of one promotion, or all that the reader may see. */
export function voucherStore(db: Db) {
  const store = rows(db);
  const lists = (promotion_id?: string) => ({
    entity: store.entity,
    page: (query: PageQuery, actor: Bound) => store.page({ ...query, promotion_id, reader: boundTo(actor) }),
    whole: (query: WholeQuery, actor: Bound) => store.whole({ ...query, promotion_id, reader: boundTo(actor) }),
  });
  return {
    ...lists(),
    ofPromotion: lists,
    /** @throws HttpError 404, also for a voucher of another region's promotion */
    async find(id: string, actor: Bound) {
      const voucher = await store.find(id);
      await readPromotion(db, voucher.promotion_id, actor);
      return voucher;
    },
  };
}
