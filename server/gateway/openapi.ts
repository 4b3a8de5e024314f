import { setImmediate } from 'node:timers/promises';
import { APP_TITLE, APP_VERSION } from '../../contract/constants';
import { accessText, type Endpoint } from '../../contract/core/endpoint';
import { jsonSchema } from '../http/jsonSchema';
import type { RouteModule } from '../http/routes';

type Json = Record<string, unknown>;

const errorResponses: Record<string, string> = {
  401: 'No session',
  403: 'The permission is missing',
  404: 'No such record',
  409: 'The version is stale, or the status does not allow it',
  422: 'Invalid input: `errors` says what is wrong with each field, `error.fields` by code',
  429: 'Too many attempts: `Retry-After` says when to try again',
};

/** Generates the OpenAPI document from the contract, module by module: all at once would hold the event loop for a quarter of a second. */
export async function openapiDocument(modules: readonly RouteModule[]): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const { api, domain = 'api' } of modules) {
    for (const endpoint of Object.values(api)) {
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, domain) };
    }
    await setImmediate();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: APP_TITLE,
      version: APP_VERSION.replace('V.', ''),
      description: 'Every JSON response is `{ code, message, data }`.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  };
}

/** A stable code with the parameters of its message. */
const errorCodeSchema = {
  type: 'object',
  required: ['code', 'params'],
  properties: {
    code: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
};

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: {},
    error: {
      type: 'object',
      required: ['code', 'params'],
      properties: {
        ...errorCodeSchema.properties,
        fields: { type: 'object', additionalProperties: errorCodeSchema },
      },
    },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    request_id: { type: 'string' },
  },
};

function operation(endpoint: Endpoint, domain: string): Json {
  return {
    // unique, for generated clients
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-z0-9]+/gi, '_').replace(/_$/, '')}`,
    summary: endpoint.summary,
    description: `Access: \`${accessText(endpoint)}\``,
    tags: [domain],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...endpoint.params.map(pathParameter), ...queryParameters(endpoint)],
    ...requestBody(endpoint),
    responses: { [endpoint.status ?? 200]: success(endpoint), ...errors(endpoint) },
  };
}

const pathParameter = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

function queryParameters({ query }: Endpoint) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody({ body, upload }: Endpoint): Json {
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } } },
      },
    };
  }
  return body
    ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }
    : {};
}

function success({ response, download, done }: Endpoint): Json {
  if (download) return { description: 'The file', content: Object.fromEntries(download.map(type => [type, {}])) };
  const data = response ? jsonSchema(response, 'output') : { type: 'null' };
  const schema = { type: 'object', properties: { code: { type: 'integer' }, message: { type: 'string' }, data } };
  return { description: done ?? 'Success', content: { 'application/json': { schema } } };
}

function errors({ access, params, body, upload }: Endpoint) {
  const codes = [
    ...(access === 'public' ? [] : ['401', ...(access === 'signedIn' ? [] : ['403'])]),
    ...(params.length > 0 ? ['404'] : []),
    ...(body || upload ? ['409', '422'] : []),
  ];
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    codes.map(code => [code, { description: errorResponses[code], content: { 'application/json': { schema } } }]),
  );
}
