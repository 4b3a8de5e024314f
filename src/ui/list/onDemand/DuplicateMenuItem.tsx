import { Copy } from 'lucide-react';
import {
  type RaRecord,
  useCanAccess,
  useRecordContext,
  useResourceContext,
  useRouterProvider,
  useTranslate,
} from 'ra-core';
import { isUnique } from '../../../../contract/core/isUnique';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { fieldsOf } from '../../../dataProvider/bodyOf';
import { MenuItem } from '../../material/overlays';
import { useFormAddress } from '../useFormAddress';
import { useListSchema } from '../useListSchema';

export interface DuplicateItemProps {
  /** Address of the form that starts as a copy, if it is not the resource's own form prefilled with the record's fields. */
  to?: string;
}

/** Opens a new record's form prefilled from this one, except its unique fields, for users who may create records. */
export const DuplicateMenuItem = ({ to }: DuplicateItemProps) => {
  const translate = useTranslate();
  const { Link } = useRouterProvider();
  const { endpointOf } = useCatalogue();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const { addressOf } = useFormAddress();
  const { fields } = useListSchema();
  if (!record || !canAccess) return null;
  const names = fieldsOf(endpointOf(resource, 'create')?.body) ?? [];
  const shared = names.filter(name => !fields[name] || !isUnique(fields[name]));
  const copy = Object.fromEntries(shared.map(name => [name, record[name]]));
  return (
    <MenuItem component={Link} to={to ?? addressOf()} {...(!to && { state: { record: copy } })}>
      <Copy size={18} aria-hidden />
      {translate('app.row.duplicate')}
    </MenuItem>
  );
};
