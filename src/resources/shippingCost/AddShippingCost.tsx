import { type Identifier, useTranslate } from 'ra-core';
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
  /** Called with its id before the form closes. */
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

const areaFields = { province: 'province_code', regency: 'regency_code' };

/** Adds the tariff of an area. People bound to a sales region choose among its provinces. */
export const AddShippingCost = ({ onSaved, onClose }: AddShippingCostProps) => {
  const translate = useTranslate();
  const region = firstRegion() ?? undefined;
  const record = useRecordSubmit('shipping_cost', ({ id }) => onSaved(id));
  const t = (name: string) => translate(`resources.shipping_cost.${name}`);
  return (
    <DialogForm
      resource="shipping_cost"
      title={t('add_title')}
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
