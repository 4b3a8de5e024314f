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

/** A view, an address in react-admin's or the product's scheme, or none. It excludes react-admin's promises, as rows are real links. */
export type RowClick<Row extends RaRecord = RaRecord> =
  | View
  | false
  | ((id: Identifier, resource: string, record: Row) => string | false)
  | undefined;

interface RowLinks {
  /** The view that the rows lead to, if it is the same for all. */
  view: View | undefined;
  /** Returns the product URL that a row leads to; undefined for users who may not open it. */
  to: (row: RaRecord) => string | undefined;
  /** Returns the product URL of a record's form; undefined for users who may not change it. */
  editTo: (row: RaRecord) => string | undefined;
}

/** Returns where the rows of the current list lead, according to the user's permissions. */
export function useRowLinks(rowClick: RowClick): RowLinks {
  const resource = useResourceContext() ?? '';
  const { isOfOwnRegion, translator } = useCatalogue();
  const { hasShow } = useResourceDefinition();
  const { hasEdit, addressOf: formOf } = useFormAddress();
  const { canAccess: canEdit } = useCanAccess({ resource, action: 'edit' });
  const { canAccess: canShow } = useCanAccess({ resource, action: 'show' });
  const createPath = useCreatePath();

  const mayEdit = (row: RaRecord) => Boolean(hasEdit && canEdit) && isOfOwnRegion(resource, row);
  // users who may read but not change get the same form, read-only
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
