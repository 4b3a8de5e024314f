import { CircleOff, Trash2 } from 'lucide-react';
import { type Identifier, useTranslate } from 'ra-core';
import { useState } from 'react';
import { z } from 'zod';
import { jakartaDay } from '../../../../contract/core/days';
import { day } from '../../../../contract/core/fields';
import { type PriceCeiling, priceCeiling, priceCeilingUpdate } from '../../../../contract/price/priceCeiling';
import { isPricedCategory, priceSlug } from '../../../../contract/price/priceRights';
import { holdsAny } from '../../../authProvider/session';
import { Button } from '../../../ui/controls/Button';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog';
import { useDeleting } from '../../../ui/dialogs/useDeleting';
import { DateInput } from '../../../ui/form/DateInput';
import type { Submission } from '../../../ui/form/engine/Submission';
import { FieldNote } from '../../../ui/form/FieldNote';
import { Fields } from '../../../ui/form/Fields';
import { useResourceForm } from '../../../ui/form/FormContext';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useRecordSubmit } from '../../../ui/form/useRecordSubmit';
import { FORM_PARAMS } from '../../../ui/list/formParams';
import { HistoryButton } from '../../../ui/record/history/HistoryButton';
import { Breaches } from './Breaches';
import { CeilingFields } from './CeilingFields';

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
    <FormDialog
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
    </FormDialog>
  );
};

interface DeleteCeilingProps {
  ceiling: PriceCeiling;
  name: string;
  onDeleted: () => void;
}

/** Deletes the form's ceiling, which is not in force yet, after confirmation. */
const DeleteCeiling = ({ ceiling: { id, category_code }, name, onDeleted }: DeleteCeilingProps) => {
  const translate = useTranslate();
  const { release } = useResourceForm();
  const { ask, dialog } = useDeleting(() => {
    release();
    onDeleted();
  });
  if (!isPricedCategory(category_code) || !holdsAny([priceSlug('delete', category_code)])) return null;
  return (
    <>
      <Button color="error" startIcon={<Trash2 />} onClick={() => ask({ ids: [id], name })}>
        {translate('app.delete.confirm')}
      </Button>
      <DeleteDialog {...dialog} />
    </>
  );
};

interface EndCeilingProps {
  ceiling: PriceCeiling;
  name: string;
  onEnded: () => void;
}

/** The end is required here, although a ceiling may have none. */
const input = z.object({ valid_to: day });

/** Ends the form's ceiling, by default today. */
const EndCeiling = ({ ceiling, name, onEnded }: EndCeilingProps) => {
  const translate = useTranslate();
  const { release } = useResourceForm();
  const [open, setOpen] = useState(false);
  const submission = useRecordSubmit('price_ceiling', () => undefined);
  const t = (key: string) => translate(`resources.price_ceiling.${key}`, { name });
  const end = async ({ values, ...rest }: Submission) => {
    const saved = await submission.onSubmit({ ...rest, values, record: ceiling, changes: values });
    release();
    onEnded();
    return saved;
  };
  return (
    <>
      <Button startIcon={<CircleOff />} onClick={() => setOpen(true)}>
        {t('end')}
      </Button>
      {open && (
        <FormDialog
          resource="price_ceiling"
          title={t('end_title')}
          input={input}
          defaultValues={{ valid_to: jakartaDay() }}
          draft={{ form: 'end', recordId: ceiling.id }}
          saveLabel={t('end')}
          maxWidth="xs"
          onSubmit={end}
          onClose={() => setOpen(false)}
        >
          <DateInput source="valid_to" />
          <FieldNote>{t('end_text')}</FieldNote>
        </FormDialog>
      )}
    </>
  );
};
