import { useWatch } from 'react-hook-form';
import { priceApi } from '../../../contract/price/priceApi';
import { priceScope, priceStep, ROUNDINGS } from '../../../contract/price/priceChange';
import { call } from '../../dataProvider/call';
import { formatMoney } from '../../i18n/numbers';
import { CheckboxGroupInput } from '../../ui/form/CheckboxGroupInput';
import type { Submission } from '../../ui/form/engine/Submission';
import { Fields } from '../../ui/form/Fields';
import { FormDialog } from '../../ui/form/FormDialog';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { useAreas } from '../../ui/list/someFilters/useAreas';
import type { PlanSource } from './PlanSource';
import { usePrices } from './usePrices';
import { useProductChoices } from './useProductChoices';

interface BulkDialogProps {
  onLook: (source: PlanSource) => void;
  onClose: () => void;
}

/** Products and provinces must be selected explicitly, even all of them; an empty selection is invalid. */
const input = priceStep.extend({
  product: priceScope.shape.product.unwrap().min(1).meta({ title: 'Produk' }),
  province: priceScope.shape.province.unwrap().min(1).meta({ title: 'Provinsi' }),
});
const start = { kind: 'percent', value: null, round_to: 100, product: [], province: [] };

/** A bulk change: by percent, by rupiah or to a price, for selected products in selected provinces. */
export const BulkDialog = ({ onLook, onClose }: BulkDialogProps) => {
  const { t, category, resource } = usePrices();
  const products = useProductChoices();
  const { choices } = useAreas('province', undefined);
  const provinces = choices.map(({ value, label }) => ({ id: value, name: label }));
  const look = async ({ values }: Submission) => {
    const { product, province, ...step } = input.parse(values);
    // all provinces: an empty scope, which includes the nationwide prices
    const scope = { product, province: province.length === provinces.length ? [] : province };
    onLook({
      divisible: true,
      send: (options, key) => call(priceApi.change, { body: { category, step, scope, ...options }, key }),
    });
  };
  return (
    <FormDialog
      resource={resource}
      title={t('bulk.title')}
      input={input}
      defaultValues={start}
      draft={{ form: 'bulk' }}
      saveLabel={t('bulk.look')}
      onSubmit={look}
      onClose={onClose}
    >
      <Fields>
        <StepFields />
        <CheckboxGroupInput source="product" choices={products} fullWidth selectAll />
        <CheckboxGroupInput source="province" choices={provinces} fullWidth selectAll />
      </Fields>
    </FormDialog>
  );
};

const StepFields = () => {
  const { t } = usePrices();
  const kind = priceStep.shape.kind.catch('percent').parse(useWatch({ name: 'kind' }));
  const Value = kind === 'percent' ? NumberInput : MoneyInput;
  return (
    <>
      <SelectInput
        source="kind"
        choices={priceStep.shape.kind.options.map(id => ({ id, name: t(`bulk.${id}`) }))}
        fullWidth
      />
      <Value key={kind} source="value" helperText={t(`bulk.value_${kind}`)} />
      <SelectInput
        source="round_to"
        choices={ROUNDINGS.map(step => ({
          id: String(step),
          name: step === 1 ? t('bulk.round_none') : formatMoney(step),
        }))}
        format={String}
        parse={Number}
      />
    </>
  );
};
