import { Button } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useCanAccess, useTranslate } from 'ra-core';
import type { ShippingCost } from '../../../contract/shippingCost/shippingCost';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { useResourceForm } from '../../ui/form/FormContext';
import { useDeleting } from '../../ui/useDeleting';

interface DeleteShippingCostProps {
  tariff: ShippingCost;
  onDeleted: () => void;
}

/** Deletes the tariff that its form shows, after asking, for who may. */
export const DeleteShippingCost = ({ tariff, onDeleted }: DeleteShippingCostProps) => {
  const translate = useTranslate();
  const { release } = useResourceForm();
  const { canAccess } = useCanAccess({ resource: 'shipping_cost', action: 'delete', record: tariff });
  const { ask, dialog } = useDeleting(() => {
    release();
    onDeleted();
  });
  if (!canAccess) return null;
  return (
    <>
      <Button color="error" startIcon={<Trash2 />} onClick={() => ask({ ids: [tariff.id], name: tariff.area_name })}>
        {translate('app.delete.confirm')}
      </Button>
      <DeleteDialog {...dialog} />
    </>
  );
};
