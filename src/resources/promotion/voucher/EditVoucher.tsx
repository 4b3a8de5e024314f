import { useTranslate } from 'ra-core';
import { voucher as schema, type Voucher, voucherUpdate } from '../../../../contract/promotion/voucherRecord';
import { DialogForm } from '../../../ui/form/DialogForm';
import { Fields } from '../../../ui/form/Fields';
import { useRecordSubmit } from '../../../ui/form/useRecordSubmit';
import { HistoryButton } from '../../../ui/history/HistoryButton';
import { useRefreshVouchers } from './useRefreshVouchers';
import { VoucherFields } from './VoucherFields';

interface EditVoucherProps {
  voucher: Voucher;
  onClose: () => void;
}

/** Edits a voucher; its code can only be changed while it is a draft. */
export const EditVoucher = ({ voucher, onClose }: EditVoucherProps) => {
  const translate = useTranslate();
  const refresh = useRefreshVouchers();
  const target = useRecordSubmit('voucher', () => void refresh());
  return (
    <DialogForm
      resource="voucher"
      title={translate('resources.voucher.edit_title', { code: voucher.code })}
      input={voucherUpdate}
      record={voucher}
      maxWidth="md"
      aside={<HistoryButton schema={schema} />}
      onClose={onClose}
      {...target}
    >
      <Fields>
        <VoucherFields coded fixedCode={voucher.status !== 'draft'} />
      </Fields>
    </DialogForm>
  );
};
