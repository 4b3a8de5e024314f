import { labelsOf } from '../../../../contract/core/labels';
import { voucher, voucherBatchInput, voucherInput } from '../../../../contract/promotion/voucherRecord';
import { VOUCHER_STATUS_LABELS } from '../../../../contract/promotion/voucherStatus';

export const id = {
  name: 'Voucher',
  audit: {
    voucher: { actions: { approve: 'Menyetujui' } },
    voucher_batch: { name: 'Kumpulan voucher', actions: { approve: 'Menyetujui' } },
  },
  search: 'Cari kode voucher',
  delete_text: 'Voucher yang sudah pernah dipakai tidak dapat dihapus; cabut saja.',
  fields: {
    ...labelsOf(voucher),
    count: labelsOf(voucherBatchInput).count,
    submit: labelsOf(voucherInput).submit,
    period: 'Masa berlaku',
    steps: 'Ubah status',
  },
  choices: { status: VOUCHER_STATUS_LABELS },
};
