import { useCanAccess, useTranslate } from 'ra-core';
import { useState } from 'react';
import { NEXT_MERCHANT_STATUSES } from '../../../contract/merchant/merchant';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { Button } from '../../ui/Button';
import { StatusDialog } from './StatusDialog';

/** Opens the dialog for a status change, if one is possible and the user may make it. */
export const StatusButton = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'merchant', action: 'setStatus' });
  const [open, setOpen] = useState(false);
  if (!canAccess || !NEXT_MERCHANT_STATUSES[merchant.status]?.length) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {translate('resources.merchant.status.change')}
      </Button>
      {open && <StatusDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};
