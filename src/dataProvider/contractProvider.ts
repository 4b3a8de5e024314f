import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import { address, listAddress } from './address';
import { bodyOf } from './bodyOf';
import { bulk } from './bulk';
import type { EndpointEntry, EndpointMap } from './endpointMap';
import { mapped } from './endpointMap';
import { http } from './http';
import { isOffered } from './isOffered';
import { callForOne, pageOf, recordOf } from './records';

interface Cancellable {
  signal?: AbortSignal;
}

/**
 * Maps react-admin's calls to those of the contract, using each resource's endpoint map. Every method may throw
 * an ApiError.
 */
export function contractProvider(endpointsOf: (resource: string) => EndpointMap | undefined) {
  const entryOf = (resource: string, method: string): EndpointEntry => {
    const entry = endpointsOf(resource)?.[method];
    if (!entry) throw new Error(`Resource '${resource}' declares no endpoint for ${method}.`);
    return entry;
  };

  const getList = async (resource: string, params: Partial<GetListParams> & Cancellable) => {
    const entry = entryOf(resource, 'getList');
    const { data } = await http({ method: 'GET', url: listAddress(entry, params), signal: params.signal });
    return pageOf(entry, data);
  };

  const getMany = async (resource: string, { ids, signal }: GetManyParams & Cancellable) => {
    const several = endpointsOf(resource)?.getMany;
    if (several) {
      const { data } = await http({ method: 'GET', url: listAddress(several, { filter: { id: ids } }), signal });
      return { data: pageOf(several, data).data };
    }
    const entry = entryOf(resource, 'getOne');
    return { data: await Promise.all(ids.map(id => callForOne(entry, id, { signal }))) };
  };

  return {
    getList,
    getMany,

    async getOne(resource: string, { id, signal }: GetOneParams & Cancellable) {
      return { data: await callForOne(entryOf(resource, 'getOne'), id, { signal }) };
    },

    getManyReference: (resource: string, { target, id, filter, ...params }: GetManyReferenceParams & Cancellable) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),

    /** `meta.idempotencyKey` identifies a create: a retry with the same key returns the record that was created first. */
    async create(resource: string, { data, meta }: CreateParams) {
      const entry = entryOf(resource, 'create');
      const { endpoint } = mapped(entry);
      const key: unknown = meta?.idempotencyKey;
      const answer = await http({
        method: endpoint.method,
        url: address(endpoint),
        body: bodyOf(entry, data),
        ...(typeof key === 'string' && { headers: { 'Idempotency-Key': key } }),
      });
      // an empty response still means that the record was created; its id appears in the list
      return { data: recordOf(entry, answer.data, { ...data, id: '' }) };
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
