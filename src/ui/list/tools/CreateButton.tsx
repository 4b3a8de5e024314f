import { Plus } from 'lucide-react';
import { useCanAccess, useResourceContext, useRouterProvider, useTranslate } from 'ra-core';
import { Button } from '../../Button';
import { useNoun } from '../../useNoun';
import { useFormAddress } from '../useFormAddress';

/** The create button, for users who may create records. */
export const CreateButton = () => {
  const translate = useTranslate();
  const noun = useNoun();
  const resource = useResourceContext() ?? '';
  const { hasCreate, addressOf } = useFormAddress();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const { Link } = useRouterProvider();
  if (!hasCreate || !canAccess) return null;
  return (
    <Button variant="contained" component={Link} to={addressOf()} aria-keyshortcuts="N" startIcon={<Plus />}>
      {translate('app.list.add', { noun: noun() })}
    </Button>
  );
};
