import {
  BadgeCheck,
  Ban,
  Banknote,
  Check,
  CirclePlus,
  CircleX,
  Hourglass,
  type LucideIcon,
  MapPinCheck,
  MessageSquareWarning,
  Package,
  PackageCheck,
  Repeat2,
  Search,
  TimerOff,
  TriangleAlert,
  Truck,
  Undo2,
  Wallet,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ORDER_STATUS_FACTS, type OrderStatus } from '../../../contract/order/orderStatus';
import { StatusChip } from '../../ui/list/cells/StatusChip';

const icons: Record<OrderStatus, LucideIcon> = {
  created: CirclePlus,
  awaiting_payment: Wallet,
  paid: BadgeCheck,
  awaiting_merchant: Hourglass,
  rejected_by_merchant: CircleX,
  processing: Package,
  ready_to_ship: PackageCheck,
  on_delivery: Truck,
  delivery_failed: TriangleAlert,
  delivered: MapPinCheck,
  complaint_submitted: MessageSquareWarning,
  complaint_in_review: Search,
  resend_in_process: Repeat2,
  refund_in_process: Undo2,
  completed: Check,
  cancelled: Ban,
  expired: TimerOff,
  refunded: Banknote,
};

/** Status of an order, as a chip. */
export const OrderStatusChip = ({ status }: { status: OrderStatus }) => {
  const translate = useTranslate();
  return (
    <StatusChip
      tone={ORDER_STATUS_FACTS[status]?.tone}
      icon={icons[status]}
      label={translate(`resources.monitoring-order.choices.status.${status}`)}
    />
  );
};
