import { useCanAccess, useResourceContext } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import { filterNames, itemOf, type ListSchema } from '../../../contract/core/listSchema';
import { referenceOf } from '../../../contract/core/referenceOf';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { fieldsOf } from '../../dataProvider/bodyOf';
import { lazyPart } from '../lazy/lazyPart';
import { SelectFilter } from '../list/filter/SelectFilter';
import { List } from '../list/List';
import { BulkSwitch } from '../list/onDemand/bulk/BulkSwitch';
import { FormOverList } from '../list/onDemand/FormOverList';
import { DuplicateItem } from '../list/rowMenu/DuplicateItem';
import { SwitchItem } from '../list/rowMenu/SwitchItem';
import { AreaFilter } from '../list/someFilters/AreaFilter';
import { areaFieldsOf } from '../list/someFilters/areaFieldsOf';
import { PeriodFilter } from '../list/someFilters/PeriodFilter';
import { ReferenceFilter } from '../list/someFilters/ReferenceFilter';
import { DataTable } from '../list/table/DataTable';
import { CellImage } from '../list/table/valueCell';
import { useFormAddress } from '../list/useFormAddress';
import { useListSchema } from '../list/useListSchema';
import { defaultColumns } from './defaultColumns';

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

/** Returns the filters of a list without a view of its own: one for each filter of its query, by its kind, in the query's order. */
function defaultFilters(schema: ListSchema): ReactNode[] {
  const areas = areaFieldsOf(schema.filters);
  const [widest] = Object.values(areas);
  return filterNames(schema).map(source => {
    const filter = schema.filters[source]!;
    if (source === 'start_date') return <PeriodFilter key={source} source={periodOf(schema)} />;
    switch (kindOf(itemOf(filter))) {
      case 'area':
        // one filter for all levels
        return source === widest && <AreaFilter key={source} fields={areas} />;
      case 'reference': {
        const reference = referenceOf(itemOf(filter));
        return reference && <ReferenceFilter key={source} source={source} reference={reference} />;
      }
      case 'choice':
      case 'status':
      case 'choices':
      case 'region':
      case 'boolean':
        return <SelectFilter key={source} source={source} />;
      default:
        // nothing to choose from
        return null;
    }
  });
}

/** The field that a list's `start_date` and `end_date` are about: the first day or moment that it sorts by, or else has. */
function periodOf({ fields, sorts = [] }: ListSchema): string {
  const isTime = (name: string) => fields[name] && TIMES.includes(kindOf(fields[name]));
  return [...sorts, ...Object.keys(fields)].find(isTime) ?? 'start_date';
}

const TIMES: readonly FieldKind[] = ['day', 'moment'];
