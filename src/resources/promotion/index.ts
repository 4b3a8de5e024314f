import { Ticket, TicketPercent } from 'lucide-react';
import type { RegionCode } from '../../../contract/area/region';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import { crudEndpoints } from '../../dataProvider/crudEndpoints';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';
import { id as useMessages } from './use/messages';
import { id as voucherMessages } from './voucher/messages';

export const promotionResource = defineResource({
  name: 'promotion',
  paths: { list: '/promo', create: '/promo/add', edit: '/promo/:id' },
  menu: { order: 30 },
  icon: TicketPercent,
  endpoints: crudEndpoints(promotionApi),
  list: () => import('./PromotionList'),
  create: () => import('./PromotionCreate'),
  edit: () => import('./PromotionEdit'),
  regional: ({ reach_regions }) => (reach_regions ?? []) as RegionCode[],
  listDefaults: { sort: { field: 'starts_at', order: 'DESC' } },
  recordRepresentation: 'title',
  recordDetails: ['code', 'state'],
  errors: () => import('../../../contract/promotion/promotionErrors'),
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
});

/** Has no page of its own: vouchers are a tab of their promotion's page (`VoucherPart`). */
export const voucherResource = defineResource({
  name: 'voucher',
  partOf: 'promotion',
  paths: {},
  icon: Ticket,
  endpoints: {
    getList: voucherApi.list,
    getOne: voucherApi.one,
    create: voucherApi.create,
    update: voucherApi.update,
    delete: voucherApi.remove,
    setStatus: voucherApi.setStatus,
    format: voucherApi.format,
    download: voucherApi.export,
  },
  listDefaults: { sort: { field: 'created_at', order: 'DESC' } },
  recordRepresentation: 'code',
  recordDetails: ['status'],
  recordPath: ({ promotion_id, code }) =>
    `/promo/${promotion_id}?${new URLSearchParams({ tab: 'vouchers', filter: JSON.stringify({ search: code }) })}`,
  errors: () => import('../../../contract/promotion/voucherErrors'),
  messages: {
    id: voucherMessages,
    en: () => import('./voucher/messages.en'),
    custom: () => import('./voucher/customMessages'),
  },
});

/** Has no page of its own: the orders that used a promotion are a tab of its page (`UsesPart`). */
export const promotionUseResource = defineResource({
  name: 'promotion-use',
  partOf: 'promotion',
  paths: {},
  endpoints: { getList: promotionApi.uses },
  listDefaults: { sort: { field: 'used_at', order: 'DESC' } },
  recordRepresentation: 'order_number',
  messages: { id: useMessages, en: () => import('./use/messages.en') },
});
