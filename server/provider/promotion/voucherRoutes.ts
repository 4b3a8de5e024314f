import { voucherApi } from '../../../contract/promotion/voucherApi';
import { voucher } from '../../../contract/promotion/voucherRecord';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { sendWorkbook } from '../../sheet/sendWorkbook';
import { writeTemplate } from '../../sheet/writeTemplate';
import { createVoucher } from './createVoucher';
import { createVoucherBatch } from './createVoucherBatch';
import { readPromotion } from './readPromotion';
import { removeVoucher } from './removeVoucher';
import { setVoucherStatus, setVoucherStatuses } from './setVoucherStatus';
import { voucherSheet } from './sheet/voucherSheet';
import { updateVoucher } from './updateVoucher';
import { remarkVouchers, uploadVouchers } from './uploadVouchers';
import { voucherStore } from './voucherStore';
import { findVouchersToApprove } from './vouchersToApprove';

export const voucherRoutes = routes(voucherApi, services => {
  const { db } = services;
  const all = voucherStore(db);
  return {
    list: ({ query: { promotion, ...query }, actor }) => all.ofPromotion(promotion).page(query, actor),
    ofPromotion: async ({ params, query, actor }) => {
      await readPromotion(db, params.id, actor);
      return all.ofPromotion(params.id).page(query, actor);
    },
    one: ({ params, actor }) => all.find(params.id, actor),
    create: ({ params, body, actor }) => createVoucher(db, params.id, body, actor),
    createBatch: ({ params, body, actor }) => createVoucherBatch(db, params.id, body, actor),
    update: ({ params, body, actor }) => updateVoucher(db, params.id, body, actor),
    setStatus: ({ params, body, actor }) => setVoucherStatus(db, params.id, body, actor),
    waiting: ({ params, query, actor }) => findVouchersToApprove(db, params.id, query.batch_id ?? null, actor),
    setStatuses: ({ params, body, actor }) => setVoucherStatuses(db, params.id, body, actor),
    remove: ({ params, actor }) => removeVoucher(db, params.id, actor),
    format: async ({ reply }) => sendWorkbook(reply, 'format-voucher', await writeTemplate(voucherSheet)),
    upload: ({ params, query, upload, actor, task }) => uploadVouchers(db, params.id, upload.bytes, query, actor, task),
    remarks: async ({ params, query, upload, actor, reply }) =>
      sendWorkbook(reply, 'voucher-diperiksa', await remarkVouchers(db, params.id, upload.bytes, query, actor)),
    export: async input => {
      const { id } = await readPromotion(db, input.params.id, input.actor);
      return exportHandler(services, all.ofPromotion(id), { record: voucher, filename: 'voucher' })(input);
    },
  };
});
