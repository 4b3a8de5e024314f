import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useCanAccess, useResourceContext, useRouterProvider, useTranslate } from 'ra-core';
import { useFormAddress } from '../useFormAddress';
import './toolBar.css';

/** The way to add a record, for who may. */
export const CreateButton = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { hasCreate, addressOf } = useFormAddress();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const { Link } = useRouterProvider();
  if (!hasCreate || !canAccess) return null;
  return (
    <Button className="list-add" variant="contained" component={Link} to={addressOf()} startIcon={<Plus />}>
      {translate('app.list.add', { name: translate(`resources.${resource}.name`, { smart_count: 1 }) })}
    </Button>
  );
};
