import { useCanAccess, useResourceContext } from 'ra-core';
import { useMemo } from 'react';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { fieldsOf } from '../../dataProvider/bodyOf';
import { lazyPart } from '../lazyPart';
import { BulkSwitch } from '../list/bulk/BulkSwitch';
import { FormOverList } from '../list/FormOverList';
import { List } from '../list/List';
import { DuplicateItem } from '../list/rowMenu/DuplicateItem';
import { SwitchItem } from '../list/rowMenu/SwitchItem';
import { DataTable } from '../list/table/DataTable';
import { CellImage } from '../list/table/valueCell';
import { useFormAddress } from '../list/useFormAddress';
import { useListSchema } from '../list/useListSchema';
import { defaultColumns } from './defaultColumns';
import { defaultFilters } from './defaultFilters';

const DefaultDialog = lazyPart(() => import('./DefaultDialog').then(module => module.default));

/** The list of a resource that declares no view for it: columns and filters from the contract, and the usual actions. */
const DefaultList = () => {
  const resource = useResourceContext() ?? '';
  const { endpointOf, findResource } = useCatalogue();
  const { hasCreate } = useFormAddress();
  const { canAccess: mayEdit } = useCanAccess({ resource, action: 'edit' });
  const { recordRepresentation: name, formOverList } = findResource(resource) ?? {};
  const schema = useListSchema();
  const filters = useMemo(() => defaultFilters(schema), [schema]);
  const { sources, hidden, image } = useMemo(() => defaultColumns(schema, name), [schema, name]);
  const isSwitched = mayEdit && fieldsOf(endpointOf(resource, 'edit')?.body)?.includes('is_active');
  return (
    <>
      <List filters={filters}>
        <DataTable
          hiddenColumns={hidden}
          rowMenu={
            <>
              <SwitchItem />
              {hasCreate && <DuplicateItem />}
            </>
          }
          bulkActionButtons={isSwitched ? <BulkSwitch /> : undefined}
        >
          {sources.map((source, index) => (
            <DataTable.Col
              key={source}
              source={source}
              {...(index === 0 && image && { leftAvatar: record => <CellImage src={record[image]} /> })}
            />
          ))}
        </DataTable>
      </List>
      {formOverList && <FormOverList resource={resource} form={DefaultDialog} />}
    </>
  );
};

export default DefaultList;
