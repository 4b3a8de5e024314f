import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { Endpoint } from '../../contract/core/endpoint';
import { serializerSchema } from './jsonSchema';

type Serialize = (envelope: unknown) => string;

const compiled = new WeakMap<Endpoint, Serialize>();

/**
 * Serialises an endpoint's `{ code, message, data }` and strips fields the contract does not name. Compiled on first use, once per process:
 * compiling all endpoints up front would take a third of the server's start-up time.
 */
export function responseSerializer(endpoint: Endpoint): Serialize {
  return envelope => {
    const known = compiled.get(endpoint);
    if (known) return known(envelope);
    const serialize = fastJsonStringify(envelopeSchema(endpoint)) as Serialize;
    compiled.set(endpoint, serialize);
    return serialize(envelope);
  };
}

const envelopeSchema = ({ answer }: Endpoint): Schema => ({
  type: 'object',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: answer ? serializerSchema(answer) : { type: 'null' },
  },
});
