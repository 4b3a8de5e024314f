import { type RaRecord, useDataProvider, useResourceContext } from 'ra-core';
import type { Endpoint } from '../../../contract/core/endpoint';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { bodyOf, fieldsOf } from '../../dataProvider/bodyOf';
import { call } from '../../dataProvider/call';
import { withoutLeftOut } from '../../dataProvider/isLeftOut';
import { isOffered } from '../../dataProvider/isOffered';

type SettingEndpoint = Endpoint<'PUT /{id}'>;

/**
 * Returns a function that switches a record on or off, by the resource's own call for that (`setActive`) if the server offers it, and
 * whether there is such a switch.
 */
export function useSwitch(source: string) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const { endpointOf } = useCatalogue();
  const setActive = endpointOf(resource, 'setActive') as SettingEndpoint | undefined;
  const own = setActive && isOffered(setActive) ? setActive : undefined;
  return {
    isKept: Boolean(fieldsOf((own ?? endpointOf(resource, 'edit'))?.body)?.includes(source)),
    set: async (record: RaRecord, value: boolean): Promise<RaRecord> => {
      const { id } = record;
      const data = { ...withoutLeftOut(record, record), [source]: value };
      if (own) return (await call(own, { params: { id: String(id) }, body: bodyOf(own, data) as object })) as RaRecord;
      return (await dataProvider.update<RaRecord>(resource, { id, data, previousData: record })).data;
    },
  };
}
