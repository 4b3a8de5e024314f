import { Check, CirclePause } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '../../ui/StatusChip';

/** Whether a tariff is active, as a chip. */
export const ShippingCostStatus = ({ active }: { active: boolean }) => {
  const translate = useTranslate();
  return (
    <StatusChip
      tone={active ? 'success' : 'neutral'}
      icon={active ? Check : CirclePause}
      label={translate(`resources.shipping_cost.choices.status.${active ? 'active' : 'inactive'}`)}
    />
  );
};
