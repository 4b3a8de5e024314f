// `npm run --silent provider:openapi`: the OpenAPI document of the calls that a remote provider answers.
import { openapiDocument } from '../server/gateway/openapi';
import { providerModules } from '../server/gateway/remote/providerCalls';

console.log(JSON.stringify(openapiDocument(providerModules), null, 2));
