import { type ShippingCost, shippingCost } from '../../../contract/shippingCost/shippingCost';
import { useResourceText } from '../../i18n/useResourceText';
import { AreaInput } from '../../ui/form/AreaInput';
import { FieldNote } from '../../ui/form/FieldNote';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { firstRegion } from '../../ui/form/RegionInput';
import { SchemaInput } from '../../ui/form/SchemaInput';
import type { RecordFormProps } from '../../ui/list/FormOverList';
import { FeeExample } from './FeeExample';

const areaFields = { province: 'province_code', regency: 'regency_code' };

/** The area is fixed: another area has another tariff. */
const input = shippingCost.input.omit({ province_code: true, regency_code: true });

/** Form of an area's tariff. Users bound to a sales region choose among its provinces. */
export const TariffForm = (props: RecordFormProps<ShippingCost>) => {
  const t = useResourceText();
  const region = firstRegion() ?? undefined;
  return (
    <RecordDialog {...props} input={input}>
      {!props.record && (
        <>
          <AreaInput
            fields={areaFields}
            within={region}
            whole={{ ...(!region && { province: t('whole.country') }), regency: t('whole.province') }}
          />
          <div className="field-wide tariff-area">
            <FieldNote>{t('help.area')}</FieldNote>
          </div>
        </>
      )}
      <SchemaInput source="base_fee" />
      <SchemaInput source="fee_per_km" />
      <SchemaInput source="included_km" required />
      <SchemaInput source="max_km" required />
      <FeeExample />
      <SchemaInput source="free_from" />
      <SchemaInput source="is_active" fullWidth />
    </RecordDialog>
  );
};
