import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { declaredEndpoints, type Endpoint } from '../../../contract/core/endpoint';

const folder = fileURLToPath(new URL('../../../contract', import.meta.url));

/** Returns the endpoints that a provider serves: without the console's own. */
export const providerEndpoints = async () =>
  (await contractEndpoints()).filter(({ path }) => !path.startsWith('/api/console/'));

/** Returns every endpoint of the contract. */
export async function contractEndpoints(): Promise<readonly Endpoint[]> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts')) await import(pathToFileURL(join(folder, file)).href);
  return declaredEndpoints();
}
