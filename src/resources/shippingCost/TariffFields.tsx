import { useTranslate } from 'ra-core';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { FeeExample } from './FeeExample';
import './shippingCost.css';

/** What a delivery costs, and what that comes to. */
export const TariffFields = () => {
  const translate = useTranslate();
  const help = (field: string) => translate(`resources.shipping_cost.help.${field}`);
  return (
    <>
      <MoneyInput source="base_fee" />
      <MoneyInput source="fee_per_km" />
      <NumberInput source="included_km" required help={help('included_km')} />
      <NumberInput source="max_km" required help={help('max_km')} />
      <FeeExample />
      <MoneyInput source="free_from" help={help('free_from')} />
      <SwitchInput source="is_active" wide help={help('is_active')} />
    </>
  );
};
