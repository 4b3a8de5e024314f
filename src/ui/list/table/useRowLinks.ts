import {
  type Identifier,
  type RaRecord,
  useCanAccess,
  useCreatePath,
  useResourceContext,
  useResourceDefinition,
} from 'ra-core';
import { parsePath } from 'react-router-dom';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { useFormAddress } from '../useFormAddress';

type View = 'show' | 'edit';

/** A view, an address in react-admin's scheme or the product's, or nothing; react-admin's, but for promises: a row is a real link. */
export type RowClick<Row extends RaRecord = RaRecord> =
  | View
  | false
  | ((id: Identifier, resource: string, record: Row) => string | false)
  | undefined;

interface RowLinks {
  /** The view where rows lead, as far as all lead to one. */
  view: View | undefined;
  /** Product URL where a row leads; undefined for who may not open it. */
  to: (row: RaRecord) => string | undefined;
  /** Product URL of a record's form, for who may change it. */
  editTo: (row: RaRecord) => string | undefined;
}

/** Where the rows of the present list lead, by what the person may open. */
export function useRowLinks(rowClick: RowClick): RowLinks {
  const resource = useResourceContext() ?? '';
  const { isOfOwnRegion, translator } = useCatalogue();
  const { hasShow } = useResourceDefinition();
  const { hasEdit, addressOf: formOf } = useFormAddress();
  const { canAccess: canEdit } = useCanAccess({ resource, action: 'edit' });
  const { canAccess: canShow } = useCanAccess({ resource, action: 'show' });
  const createPath = useCreatePath();

  const mayEdit = (row: RaRecord) => Boolean(hasEdit && canEdit) && isOfOwnRegion(resource, row);
  // who may read and not change gets the same form, read-only
  const mayReadForm = Boolean(hasEdit && canShow);
  const view = hasShow && canShow ? 'show' : hasEdit && (canEdit || mayReadForm) ? 'edit' : undefined;
  const addressOf = (row: RaRecord, where: View) =>
    where === 'edit' ? formOf(row.id) : translator.toProduct(createPath({ resource, id: row.id, type: where }));

  const toView = (row: RaRecord, where: View | undefined) => {
    if (where === 'show') return hasShow && canShow ? addressOf(row, 'show') : undefined;
    return where && (mayEdit(row) || mayReadForm) ? addressOf(row, 'edit') : undefined;
  };
  const to = (row: RaRecord) => {
    const target = typeof rowClick === 'function' ? rowClick(row.id, resource, row) : (rowClick ?? view);
    if (target === false || target === undefined) return undefined;
    if (target === 'show' || target === 'edit') return toView(row, target);
    const { pathname = '', search = '', hash = '' } = parsePath(target);
    return translator.toProduct(pathname) + search + hash;
  };
  return {
    view: typeof rowClick === 'function' ? undefined : (rowClick ?? view) || undefined,
    to,
    editTo: row => (mayEdit(row) ? addressOf(row, 'edit') : undefined),
  };
}
