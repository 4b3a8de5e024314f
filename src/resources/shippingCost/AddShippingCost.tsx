import { type Identifier, useTranslate } from 'ra-core';
import { shippingCostInput } from '../../../contract/shippingCost/shippingCost';
import { AreaInput } from '../../ui/form/AreaInput';
import { DialogForm } from '../../ui/form/DialogForm';
import { FieldNote } from '../../ui/form/FieldNote';
import { Fields } from '../../ui/form/Fields';
import { firstRegion } from '../../ui/form/RegionInput';
import { useRecordSubmit } from '../../ui/form/useRecordSubmit';
import { FORM_PARAMS } from '../../ui/list/formParams';
import { TariffFields } from './TariffFields';
import './shippingCost.css';

interface AddShippingCostProps {
  /** Hears its id before the form closes. */
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

const newTariff = {
  province_code: null,
  regency_code: null,
  base_fee: null,
  included_km: 0,
  fee_per_km: null,
  max_km: 12,
  free_from: null,
  is_active: true,
};
const areaFields = { province: 'province_code', regency: 'regency_code' };

/** Adds the tariff of an area. Who is bound to a sales region chooses among its provinces. */
export const AddShippingCost = ({ onSaved, onClose }: AddShippingCostProps) => {
  const translate = useTranslate();
  const region = firstRegion() ?? undefined;
  const record = useRecordSubmit('shipping_cost', ({ id }) => onSaved(id));
  const t = (name: string) => translate(`resources.shipping_cost.${name}`);
  return (
    <DialogForm
      resource="shipping_cost"
      title={t('add_title')}
      input={shippingCostInput}
      defaultValues={newTariff}
      heldBy={FORM_PARAMS}
      maxWidth="md"
      onClose={onClose}
      {...record}
    >
      <Fields>
        <AreaInput
          fields={areaFields}
          within={region}
          whole={{ ...(!region && { province: t('whole.country') }), regency: t('whole.province') }}
        />
        <div className="field-wide tariff-area">
          <FieldNote>{t('help.province_code')}</FieldNote>
        </div>
        <TariffFields />
      </Fields>
    </DialogForm>
  );
};
