import { declaredEndpoints, type Endpoint } from '../../contract/core/endpoint';
import { outlineNames, type WriteConstant } from './outlineOf';

/** Returns plain data, endpoints and objects of these as code; undefined for a value that holds anything else. */
export function codeOf(value: unknown, write: WriteConstant): string | undefined {
  if (isEndpoint(value)) return endpointCode(value, write);
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value))
    return JSON.stringify(value);
  if (typeof value !== 'object') return undefined;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const parts = Object.entries(value as object).map(([key, part]) => {
    const code = codeOf(part, write);
    return code && (isList ? code : `${JSON.stringify(key)}:${code}`);
  });
  if (parts.includes(undefined)) return undefined;
  const code = isList ? `[${parts.join()}]` : `{${parts.join()}}`;
  return JSON.stringify(value) === code ? write(code) : code;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'call' in value && 'access' in value;

/** Returns an endpoint as code, with the field names of its query and body; its other schemas come with the views (`callSchemas`). */
function endpointCode(endpoint: Endpoint, write: WriteConstant): string {
  const { call, method, path, params, summary: _forItsDocumentation, query, body, response: _read, ...rest } = endpoint;
  const schemas = [query && `query:${outlineNames(query, write)}`, body && `body:${outlineNames(body, write)}`].filter(
    Boolean,
  );
  // a variant of an endpoint is not a declaration in its own right
  const isVariant = !declaredEndpoints().includes(endpoint);
  const data = { ...(isVariant && { call, method, path, params }), ...rest };
  const facts = Object.entries(data).flatMap(([name, fact]) =>
    fact === undefined ? [] : `${name}:${codeOf(fact, write)}`,
  );
  const spec = `{${[...facts, ...schemas].join()}}`;
  return isVariant ? spec : `/*@__PURE__*/outlinedEndpoint(${JSON.stringify(call)},${spec}${body ? ',load' : ''})`;
}
