import { Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { PriceCeiling } from '../../../../contract/price/priceCeiling';
import { isPricedCategory, priceSlug } from '../../../../contract/price/priceRights';
import { holdsAny } from '../../../authProvider/session';
import { Button } from '../../../ui/Button';
import { DeleteDialog } from '../../../ui/DeleteDialog';
import { useResourceForm } from '../../../ui/form/FormContext';
import { useDeleting } from '../../../ui/useDeleting';

interface DeleteCeilingProps {
  ceiling: PriceCeiling;
  name: string;
  onDeleted: () => void;
}

/** Deletes the form's ceiling, which is not in force yet, after confirmation. */
export const DeleteCeiling = ({ ceiling: { id, category_code }, name, onDeleted }: DeleteCeilingProps) => {
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
