// `npm run --silent provider:openapi`: prints the OpenAPI document of the calls that a remote provider serves.
import { openapiDocument } from '../server/gateway/openapi';
import { providerModules } from '../server/gateway/remote/providerCalls';

console.log(JSON.stringify(await openapiDocument(providerModules), null, 2));
