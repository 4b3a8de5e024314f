import type { Identifier, RaRecord } from 'ra-core';
import type { Endpoint } from '../../contract/core/endpoint';
import { address } from './address';
import { bodyOf } from './bodyOf';
import { type EndpointEntry, mapped } from './endpointMap';
import { http } from './http';

interface OneCall {
  body?: Partial<RaRecord>;
  /** Record to use if the response has none. */
  otherwise?: object | undefined;
  signal?: AbortSignal | undefined;
}

/** Calls an endpoint about one record and resolves to the record. */
export async function callForOne(
  entry: EndpointEntry,
  id: Identifier,
  { body, otherwise, signal }: OneCall = {},
): Promise<RaRecord> {
  const { endpoint, mapping } = mapped(entry);
  const { data } = await http({
    method: endpoint.method,
    url: address(endpoint, mapping.params?.(id) ?? pathParams(endpoint, id)),
    signal,
    ...(body && { body: bodyOf(entry, body) }),
  });
  return recordOf(entry, data, otherwise ?? { ...body, id });
}

/** Rows and total of a list response. */
export function pageOf(entry: EndpointEntry, answer: unknown): { data: RaRecord[]; total: number } {
  const { mapping } = mapped(entry);
  const { list = [], total } = (answer ?? {}) as { list?: object[]; total?: number };
  const rows = (mapping.rows?.(answer) ?? list).map(row => identified(entry, row));
  return { data: rows, total: mapping.total?.(answer) ?? total ?? rows.length };
}

/** The record of a response, with the `id` that react-admin requires. */
export function recordOf(entry: EndpointEntry, answer: unknown, otherwise: object): RaRecord {
  const found = mapped(entry).mapping.record?.(answer) ?? answer;
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
