import { useResourceContext } from 'ra-core';
import { type ListSchema, listSchema } from '../../../contract/core/listSchema';
import { endpointBehind } from '../../dataProvider/endpointMap';
import { resources } from '../../resources';

const schemas = new Map<string, ListSchema>();

/** What the contract says about the rows, filters and sorts of the present resource's list. */
export function useListSchema(): ListSchema {
  const resource = useResourceContext() ?? '';
  const known = schemas.get(resource);
  if (known) return known;
  const endpoints = resources.find(({ name }) => name === resource)?.endpoints;
  const schema = listSchema(endpoints && endpointBehind(endpoints, 'list'));
  schemas.set(resource, schema);
  return schema;
}
