import { type Identifier, useTranslate } from 'ra-core';
import { type PriceCeiling, priceCeiling, priceCeilingUpdate } from '../../../../contract/price/priceCeiling';
import { isPricedCategory, priceSlug } from '../../../../contract/price/priceRights';
import { holdsAny } from '../../../authProvider/session';
import { DialogForm } from '../../../ui/form/DialogForm';
import { Fields } from '../../../ui/form/Fields';
import { useRecordSubmit } from '../../../ui/form/useRecordSubmit';
import { HistoryButton } from '../../../ui/history/HistoryButton';
import { FORM_PARAMS } from '../../../ui/list/formParams';
import { Breaches } from './Breaches';
import { CeilingFields } from './CeilingFields';
import { DeleteCeiling } from './DeleteCeiling';
import { EndCeiling } from './EndCeiling';

interface EditCeilingProps {
  record: PriceCeiling;
  /** For users who may read the ceiling but not change it. */
  readOnly: boolean;
  /** Called with the id before the form closes. */
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

/** Edits a ceiling, or shows it read-only. Product and area are fixed, since they identify the ceiling. */
export const EditCeiling = ({ record: ceiling, readOnly: closed, onSaved, onClose }: EditCeilingProps) => {
  const translate = useTranslate();
  const { product_id, province_code, category_code, status } = ceiling;
  const name = `${ceiling.product_name}, ${ceiling.area_name}`;
  const mayChange = isPricedCategory(category_code) && holdsAny([priceSlug('update', category_code)]);
  const readOnly = closed || !mayChange;
  const submission = useRecordSubmit('price_ceiling', ({ id }) => onSaved(id));
  return (
    <DialogForm
      resource="price_ceiling"
      title={translate(`resources.price_ceiling.${readOnly ? 'show_title' : 'edit_title'}`, { name })}
      input={priceCeilingUpdate}
      record={ceiling}
      readOnly={readOnly}
      heldBy={FORM_PARAMS}
      maxWidth="md"
      aside={
        <>
          <HistoryButton schema={priceCeiling} />
          {!readOnly && status === 'in_force' && <EndCeiling ceiling={ceiling} name={name} onEnded={onClose} />}
          {!readOnly && status === 'upcoming' && <DeleteCeiling ceiling={ceiling} name={name} onDeleted={onClose} />}
        </>
      }
      onClose={onClose}
      {...submission}
    >
      <Fields>
        <CeilingFields />
        {!readOnly && <Breaches product={product_id} province={province_code} />}
      </Fields>
    </DialogForm>
  );
};
