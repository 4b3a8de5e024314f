import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { PaymentMismatch } from '../../../../contract/order/paymentState';
import { StatusChip } from '../../../ui/StatusChip';

/** Why the money of an order does not match its course. */
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
