import type { GetListResult, Identifier, RaRecord } from 'ra-core';
import type { Endpoint } from '../../contract/core/endpoint';
import { address } from './address';
import { bodyOf } from './bodyOf';
import { type EndpointEntry, mapped } from './endpointMap';
import { http } from './http';

interface OneCall {
  body?: Partial<RaRecord>;
  /** Record to use if the response contains none. */
  otherwise?: object | undefined;
  signal?: AbortSignal | undefined;
}

/** Calls an endpoint about one record and resolves to the record. */
export async function callForOne(
  entry: EndpointEntry,
  id: Identifier,
  { body, otherwise, signal }: OneCall = {},
): Promise<RaRecord> {
  const { endpoint } = mapped(entry);
  const { data } = await http({
    method: endpoint.method,
    url: recordAddress(entry, id),
    signal,
    ...(body && { body: bodyOf(entry, body) }),
  });
  return readRecord(entry, data, otherwise ?? { ...body, id });
}

/** Returns the address of a call about one record. */
export function recordAddress(entry: EndpointEntry, id: Identifier): string {
  const { endpoint, mapping } = mapped(entry);
  return address(endpoint, mapping.params?.(id) ?? pathParams(endpoint, id), mapping.recordQuery);
}

interface Listed {
  list?: object[];
  total?: number;
  meta?: { page: number; total_page: number; more?: boolean };
}

/**
 * Returns the rows and total of a list response, and whether there are more rows than the total says; for a provider that sends no
 * count, whether there is another page.
 */
export function readPage(entry: EndpointEntry, response: unknown): GetListResult {
  const { mapping } = mapped(entry);
  const { list = [], total, meta } = (response ?? {}) as Listed;
  const data = (mapping.rows?.(response) ?? list).map(row => identified(entry, row));
  const counted = mapping.total?.(response) ?? total;
  if (counted === undefined && meta)
    return { data, pageInfo: { hasPreviousPage: meta.page > 1, hasNextPage: meta.page < meta.total_page } };
  return { data, total: counted ?? data.length, ...(meta?.more && { meta: { more: true } }) };
}

/** Returns the record of a response, with the `id` that react-admin requires. */
export function readRecord(entry: EndpointEntry, response: unknown, otherwise: object): RaRecord {
  const found = mapped(entry).mapping.record?.(response) ?? response;
  return identified(entry, typeof found === 'object' && found !== null ? found : otherwise);
}

function pathParams({ params }: Endpoint, id: Identifier): Record<string, string> {
  const name = params.at(-1);
  return name === undefined ? {} : { [name]: String(id) };
}

function identified(entry: EndpointEntry, row: object): RaRecord {
  const { mapping } = mapped(entry);
  return mapping.id ? { ...row, id: mapping.id(row as never) } : (row as RaRecord);
}
