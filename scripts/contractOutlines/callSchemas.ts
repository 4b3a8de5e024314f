import type { Endpoint } from '../../contract/core/endpoint';
import { shapeOf } from '../../contract/core/shapeOf';
import { outlineOf, type WriteConstant } from './outlineOf';

/** Writes the parts of a call's schemas that views read: a list's filters and rows, a record's fields. Undefined for any other call. */
export function callSchemas({ method, params, query, response }: Endpoint, write: WriteConstant): string | undefined {
  const isList = shapeOf(query)?.page !== undefined;
  const isRecord = method === 'GET' && params.length > 0;
  if (!isList && !isRecord) return undefined;
  const parts = [
    isList && query && `query:${outlineOf(query, write)}`,
    response && `response:${outlineOf(response, write)}`,
  ].filter(Boolean);
  return `{${parts.join()}}`;
}
