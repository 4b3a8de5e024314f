// `npm run provider:check -- https://backend.example`: signs in there with PROVIDER_EMAIL and PROVIDER_PASSWORD, makes every reading call, and
// says of each whether it can be read, what is missing and what that costs on screen. Nothing is written at the provider.
// `--adapter name` checks with an adapter (PROVIDER_ADAPTER by default), `--write file.ts` writes the skeleton of a new one.
// Exits with 1 if a call cannot be read or is not there, with 2 if the check itself fails.
import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { providerAdapters } from '../server/gateway/remote/adapter/providerAdapters';
import { checkProvider } from './providerCheck/checkProvider';
import { skeletonOf } from './providerCheck/skeletonOf';
import { isFallen, writeReport } from './providerCheck/writeReport';

/** Returns the name of the adapter in a file: `my-backend.ts` has `myBackend`. */
const nameOf = (file: string) =>
  basename(file, '.ts').replace(/\W+(\w?)/g, (_match, next: string) => next.toUpperCase());

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    adapter: { type: 'string', default: process.env.PROVIDER_ADAPTER ?? 'specification' },
    write: { type: 'string' },
  },
});

try {
  const [url] = positionals;
  const { PROVIDER_EMAIL: email, PROVIDER_PASSWORD: password } = process.env;
  const adapter = Object.entries(providerAdapters).find(([name]) => name === values.adapter)?.[1];
  if (!url || !email || !password)
    throw new Error('Usage: PROVIDER_EMAIL=… PROVIDER_PASSWORD=… npm run provider:check -- https://backend.example');
  if (!adapter)
    throw new Error(`Unknown adapter '${values.adapter}'. Known: ${Object.keys(providerAdapters).join(', ')}`);
  if (values.write && existsSync(values.write)) throw new Error(`${values.write} already exists.`);
  const checked = await checkProvider(url, adapter, { email, password });
  console.info(writeReport(checked));
  if (values.write) {
    writeFileSync(values.write, skeletonOf(checked, nameOf(values.write)));
    console.info(`${values.write} written: look at each guess, then list it in providerAdapters.ts.`);
  }
  process.exitCode = checked.some(isFallen) ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
