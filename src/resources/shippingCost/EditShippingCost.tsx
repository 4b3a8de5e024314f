import { type Identifier, useTranslate } from 'ra-core';
import { type ShippingCost, shippingCostInput } from '../../../contract/shippingCost/shippingCost';
import { DeleteInDialog } from '../../ui/form/DeleteInDialog';
import { DialogForm } from '../../ui/form/DialogForm';
import { Fields } from '../../ui/form/Fields';
import { useRecordSubmit } from '../../ui/form/useRecordSubmit';
import { HistoryButton } from '../../ui/history/HistoryButton';
import { FORM_PARAMS } from '../../ui/list/formParams';
import { TariffFields } from './TariffFields';

interface EditShippingCostProps {
  record: ShippingCost;
  /** For people who may read the tariff but not change it. */
  readOnly: boolean;
  /** Called with its id before the form closes. */
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

/** the area is fixed: another area has another tariff */
const input = shippingCostInput.omit({ province_code: true, regency_code: true });

/** Edits a tariff, or shows it read-only. */
export const EditShippingCost = ({ record: tariff, readOnly, onSaved, onClose }: EditShippingCostProps) => {
  const translate = useTranslate();
  const name = tariff.area_name;
  const submission = useRecordSubmit('shipping_cost', ({ id }) => onSaved(id));
  return (
    <DialogForm
      resource="shipping_cost"
      title={translate(`resources.shipping_cost.${readOnly ? 'show_title' : 'edit_title'}`, { name })}
      input={input}
      record={tariff}
      readOnly={readOnly}
      heldBy={FORM_PARAMS}
      maxWidth="md"
      aside={
        <>
          <HistoryButton />
          {!readOnly && <DeleteInDialog name={name} onDeleted={onClose} />}
        </>
      }
      onClose={onClose}
      {...submission}
    >
      <Fields>
        <TariffFields />
      </Fields>
    </DialogForm>
  );
};
