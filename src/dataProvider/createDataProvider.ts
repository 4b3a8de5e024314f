import type { DataProvider } from 'ra-core';
import { PartlyFailed } from './bulk';
import { call, download, upload } from './call';
import { contractProvider } from './contractProvider';
import type { EndpointMap } from './endpointMap';
import { simpleRestProvider } from './simpleRestProvider';

/** The part of a resource's declaration that the data provider reads. */
export interface ResourceCalls {
  name: string;
  endpoints: EndpointMap;
  /** `simple-rest` for plain resources of the console's own server, under /api/console. */
  dialect?: 'simple-rest' | undefined;
}

const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

interface Options {
  /** Called when a bulk action partly succeeds, which leaves the resource's rows stale. */
  onPartlyDone?: (resource: string) => void;
}

/**
 * Creates the console's data provider: each resource uses its declared dialect. `call`, `upload` and `download` make calls
 * beyond react-admin's. Every method may throw an ApiError.
 */
export function createDataProvider(resources: readonly ResourceCalls[], { onPartlyDone }: Options = {}) {
  const byName = new Map(resources.map(resource => [resource.name, resource]));
  const contract = contractProvider(name => byName.get(name)?.endpoints) as unknown as DataProvider;
  const dialects = { contract, 'simple-rest': simpleRestProvider('/api/console') };

  const method =
    (name: (typeof METHODS)[number]) =>
    async (resource: string, params: never): Promise<unknown> => {
      try {
        const provider = dialects[byName.get(resource)?.dialect ?? 'contract'];
        return await (provider[name] as (resource: string, params: never) => Promise<unknown>)(resource, params);
      } catch (error) {
        if (error instanceof PartlyFailed && error.done.length > 0) onPartlyDone?.(resource);
        throw error;
      }
    };

  const methods = Object.fromEntries(METHODS.map(name => [name, method(name)])) as unknown as DataProvider;
  return Object.assign(methods, { supportAbortSignal: true, call, upload, download });
}
