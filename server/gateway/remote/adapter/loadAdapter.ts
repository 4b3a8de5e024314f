import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declaredEndpoints } from '../../../../contract/core/endpoint';
import { adapterFaults, lineOf } from './adapterFaults';
import type { ProviderAdapter } from './ProviderAdapter';
import { providerAdapters } from './providerAdapters';
import { specificationAdapter } from './specificationAdapter';

/**
 * Returns the adapter that `PROVIDER_ADAPTER` names: one of ours, or the default export of a JavaScript module, which says only what differs
 * from `specificationAdapter`.
 *
 * @throws Error that names every fault of the file, each with its line, call and field
 */
export async function loadAdapter(nameOrFile: string): Promise<ProviderAdapter> {
  const own = Object.entries(providerAdapters).find(([name]) => name === nameOrFile)?.[1];
  if (own) return own;
  const file = resolve(nameOrFile);
  const names = Object.keys(providerAdapters).join(', ');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`PROVIDER_ADAPTER: '${nameOrFile}' is none of ${names}, and no file that can be read`);
  });
  const { default: given } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  const faults = adapterFaults(given, declaredEndpoints());
  if (faults.length > 0)
    throw new Error(
      [
        'PROVIDER_ADAPTER:',
        ...faults.map(({ at, fault }) => `${nameOrFile}:${lineOf(text, at)}: ${at.join(' › ')}: ${fault}`),
      ].join('\n'),
    );
  const adapter = given as Partial<ProviderAdapter>;
  return { ...specificationAdapter, ...adapter, can: { ...specificationAdapter.can, ...adapter.can } };
}
