import { useNotify, useTranslate } from 'ra-core';
import type { BodyInput } from '../../../../contract/core/endpoint';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import { voucherBatchInput, voucherInput } from '../../../../contract/promotion/voucherRecord';
import { call } from '../../../dataProvider/call';
import { formatNumber } from '../../../i18n/numbers';
import { BooleanInput } from '../../../ui/form/BooleanInput';
import { DialogForm } from '../../../ui/form/DialogForm';
import type { Submission } from '../../../ui/form/engine/Submission';
import { Fields } from '../../../ui/form/Fields';
import { NumberInput } from '../../../ui/form/NumberInput';
import { useRefreshVouchers } from './useRefreshVouchers';
import { VoucherFields } from './VoucherFields';

interface AddVoucherProps {
  promotion: PromotionDetail;
  /** Whether to add a batch with generated codes instead of one voucher. */
  many: boolean;
  onClose: () => void;
}

type VoucherInput = BodyInput<typeof voucherApi.create>;
type BatchInput = BodyInput<typeof voucherApi.createBatch>;

const terms = { quota: 1, starts_at: null, ends_at: null, note: null, submit: true };

/** Adds one voucher or a batch. */
export const AddVoucher = ({ promotion, many, onClose }: AddVoucherProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshVouchers();
  const params = { id: promotion.id };
  const send = async ({ values, idempotencyKey: key }: Submission) => {
    if (many) await call(voucherApi.createBatch, { params, body: values as BatchInput, key });
    else await call(voucherApi.create, { params, body: values as VoucherInput, key });
    // not from the response, which may be empty
    const count = many ? (values as BatchInput).count : 1;
    notify('resources.voucher.many_done', { type: 'success', messageArgs: { count: formatNumber(count) } });
    await refresh();
  };
  return (
    <DialogForm
      resource="voucher"
      title={translate(`resources.voucher.${many ? 'add_many' : 'add'}`)}
      input={many ? voucherBatchInput : voucherInput}
      defaultValues={many ? { count: 100, ...terms } : { code: null, ...terms }}
      draft={{ form: many ? 'many' : 'one', recordId: promotion.id }}
      maxWidth="md"
      onSubmit={send}
      onClose={onClose}
    >
      <Fields>
        {many && <NumberInput source="count" />}
        <VoucherFields coded={!many} />
        <BooleanInput source="submit" fullWidth />
      </Fields>
    </DialogForm>
  );
};
