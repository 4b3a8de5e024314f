import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { PaymentMismatch } from '../../../../contract/order/paymentState';
import { StatusChip } from '../../../ui/StatusChip';

/** Why an order's payment does not match its progress. */
export const MismatchMark = ({ mismatch }: { mismatch: PaymentMismatch }) => {
  const translate = useTranslate();
  return (
    <StatusChip
      tone="danger"
      icon={TriangleAlert}
      label={translate(`resources.transaction-record.choices.payment_mismatch.${mismatch}`)}
    />
  );
};
