import { useTranslate } from 'ra-core';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { FeeExample } from './FeeExample';

/** What a delivery costs, and what that comes to. */
export const TariffFields = () => {
  const translate = useTranslate();
  const help = (field: string) => translate(`resources.shipping_cost.help.${field}`);
  return (
    <>
      <MoneyInput source="base_fee" />
      <MoneyInput source="fee_per_km" />
      <NumberInput source="included_km" required helperText={help('included_km')} />
      <NumberInput source="max_km" required helperText={help('max_km')} />
      <FeeExample />
      <MoneyInput source="free_from" helperText={help('free_from')} />
      <BooleanInput source="is_active" fullWidth helperText={help('is_active')} />
    </>
  );
};
