import { Ban, Banknote, Check, Hourglass, type LucideIcon, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { PaymentMismatch, PaymentState } from '../../../../contract/order/paymentState';
import { StatusChip, type Tone } from '../../../ui/list/cells/StatusChip';

const looks: Record<PaymentState, { tone: Tone; icon: LucideIcon }> = {
  unpaid: { tone: 'warning', icon: Hourglass },
  paid: { tone: 'success', icon: Check },
  refunding: { tone: 'warning', icon: Undo2 },
  refunded: { tone: 'info', icon: Banknote },
  void: { tone: 'neutral', icon: Ban },
};

/** State of an order's payment, as a chip. */
export const PaymentStateChip = ({ state }: { state: PaymentState | null }) => {
  const translate = useTranslate();
  return (
    <StatusChip
      {...(state && looks[state])}
      label={translate(`resources.transaction-record.choices.payment_state.${state}`)}
    />
  );
};

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
