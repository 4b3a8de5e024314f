import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import { ApiError } from './ApiError';
import { address, listAddress } from './address';
import { bodyOf } from './bodyOf';
import { call, download, upload } from './call';
import { type EndpointEntry, type EndpointMap, mapped } from './endpointMap';
import { http } from './http';
import { isOffered } from './isOffered';
import { callForOne, readPage, readRecord } from './records';
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

interface Cancellable {
  signal?: AbortSignal;
}

/**
 * Maps react-admin's calls to those of the contract, using each resource's endpoint map. Every method may throw
 * an ApiError.
 */
function contractProvider(endpointsOf: (resource: string) => EndpointMap | undefined) {
  const entryOf = (resource: string, method: string): EndpointEntry => {
    const entry = endpointsOf(resource)?.[method];
    if (!entry) throw new Error(`Resource '${resource}' declares no endpoint for ${method}.`);
    return entry;
  };

  const getList = async (resource: string, params: Partial<GetListParams> & Cancellable) => {
    const entry = entryOf(resource, 'getList');
    const { data } = await http({ method: 'GET', url: listAddress(entry, params), signal: params.signal });
    return readPage(entry, data);
  };

  const getMany = async (resource: string, { ids, signal }: GetManyParams & Cancellable) => {
    const several = endpointsOf(resource)?.getMany;
    if (several) {
      const { data } = await http({ method: 'GET', url: listAddress(several, { filter: { id: ids } }), signal });
      return { data: readPage(several, data).data };
    }
    const entry = entryOf(resource, 'getOne');
    return { data: await Promise.all(ids.map(id => callForOne(entry, id, { signal }))) };
  };

  return {
    getList,
    getMany,

    async getOne(resource: string, { id, signal }: GetOneParams & Cancellable) {
      // under the id asked for: a provider's own id also finds its record, and react-admin refuses any other
      return { data: { ...(await callForOne(entryOf(resource, 'getOne'), id, { signal })), id } };
    },

    getManyReference: (resource: string, { target, id, filter, ...params }: GetManyReferenceParams & Cancellable) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),

    /** `meta.idempotencyKey` identifies a create: a retry with the same key returns the record that was created first. */
    async create(resource: string, { data, meta }: CreateParams) {
      const entry = entryOf(resource, 'create');
      const { endpoint } = mapped(entry);
      const key: unknown = meta?.idempotencyKey;
      const response = await http({
        method: endpoint.method,
        url: address(endpoint),
        body: bodyOf(entry, data),
        ...(typeof key === 'string' && { headers: { 'Idempotency-Key': key } }),
      });
      // an empty response still means that the record was created; its id appears in the list
      return { data: readRecord(entry, response.data, { ...data, id: '' }) };
    },

    /** sends the version of the record that the form opened with, unless `data` has one, so that the server can reject a stale one */
    async update(resource: string, { id, data, previousData }: UpdateParams) {
      const body = { version: previousData?.version, ...data };
      const otherwise = { ...previousData, ...data, id };
      const answered = await callForOne(entryOf(resource, 'update'), id, { body, otherwise });
      if (answered !== otherwise) return { data: answered };
      // saved, but the response lacks the record: read it again
      const one = endpointsOf(resource)?.getOne;
      const canRead = one && isOffered(mapped(one).endpoint);
      return { data: canRead ? await callForOne(one, id).catch(() => otherwise) : otherwise };
    },

    async updateMany(resource: string, { ids, data }: UpdateManyParams) {
      const entry = entryOf(resource, 'update');
      const records = new Map((await getMany(resource, { ids })).data.map(record => [record.id, record]));
      return bulk(ids, id => callForOne(entry, id, { body: { ...records.get(id), ...data } }));
    },

    async delete(resource: string, { id, previousData }: DeleteParams) {
      return { data: await callForOne(entryOf(resource, 'delete'), id, { otherwise: previousData }) };
    },

    deleteMany(resource: string, { ids }: DeleteManyParams) {
      const entry = entryOf(resource, 'delete');
      return bulk(ids, id => callForOne(entry, id));
    },
  };
}

const PARALLEL = 4;

/** A bulk action that failed for some records; `done` lists those that succeeded. */
class PartlyFailed extends ApiError {
  constructor(
    first: ApiError,
    readonly done: readonly Identifier[],
    readonly failed: number,
  ) {
    super(first.status, `${failed} dari ${failed + done.length} gagal. ${first.message}`, {
      requestId: first.requestId,
    });
  }
}

/** Runs an action on every record, a few at a time, without rollback. @throws PartlyFailed if some failed */
async function bulk(
  ids: readonly Identifier[],
  act: (id: Identifier) => Promise<unknown>,
): Promise<{ data: Identifier[] }> {
  const waiting = [...ids];
  const done: Identifier[] = [];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await act(id);
        done.push(id);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, ids.length) }, worker));
  const [first] = failures;
  if (first === undefined) return { data: done };
  throw first instanceof ApiError && ids.length > 1 ? new PartlyFailed(first, done, failures.length) : first;
}
