import { type Identifier, RecordContextProvider, useDataProvider, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { type ShippingCost, shippingCost, shippingCostInput } from '../../../contract/shippingCost/shippingCost';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { DialogForm } from '../../ui/form/DialogForm';
import type { Describe } from '../../ui/form/ResourceForm';
import { useMergingSave } from '../../ui/form/useMergingSave';
import { HistoryButton } from '../../ui/history/HistoryButton';
import { FORM_PARAMS } from '../../ui/list/formParams';
import { DeleteShippingCost } from './DeleteShippingCost';
import { TariffFields } from './TariffFields';
import { useSent } from './useSent';

interface EditShippingCostProps {
  tariff: ShippingCost;
  /** Hears its id before the form closes. */
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

/** The area stays: that of another is another tariff. */
const input = shippingCostInput.omit({ province_code: true, regency_code: true });
const fields = Object.keys(input.shape);

/** Changes a tariff. What others changed meanwhile is kept; where both changed the same, one is asked. */
export const EditShippingCost = ({ tariff, onSaved, onClose }: EditShippingCostProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { change } = useSent(onSaved);
  // what comes anew while it is open must not pass for what was seen
  const [record] = useState(tariff);
  const read = useRef(record);
  const { save, question } = useMergingSave<ShippingCost>({
    record,
    fields,
    describe: useDescribe(),
    send: changes => change(read.current, changes),
    newest: async () => {
      const { data } = await dataProvider.getOne<ShippingCost>('shipping_cost', { id: record.id });
      read.current = data;
      return data;
    },
  });
  return (
    <DialogForm
      resource="shipping_cost"
      title={translate('resources.shipping_cost.edit_title', { name: record.area_name })}
      input={input}
      values={Object.fromEntries(fields.map(field => [field, record[field as keyof ShippingCost]]))}
      heldBy={FORM_PARAMS}
      wide
      aside={
        <RecordContextProvider value={record}>
          <HistoryButton schema={shippingCost} />
          <DeleteShippingCost tariff={record} onDeleted={onClose} />
        </RecordContextProvider>
      }
      onSend={save}
      onClose={onClose}
    >
      <div className="form-fields">
        <TariffFields />
      </div>
      {question}
    </DialogForm>
  );
};

/** How values are read where two versions are compared. */
function useDescribe(): Describe {
  const translate = useTranslate();
  const money = (value: unknown) => formatMoney(value as number | null) || translate('app.stale.blank');
  const number = (value: unknown) => formatNumber(Number(value));
  return {
    base_fee: money,
    fee_per_km: money,
    free_from: money,
    included_km: number,
    max_km: number,
    is_active: value => translate(value ? 'ra.boolean.true' : 'ra.boolean.false'),
  };
}
