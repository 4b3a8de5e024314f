// `npm run provider:check -- https://backend.example`: signs in there with PROVIDER_EMAIL and PROVIDER_PASSWORD, makes every reading call, and
// says of each whether it can be read, what is missing and what that costs on screen. Nothing is written at the provider.
// `--adapter file.mjs` checks with an adapter (PROVIDER_ADAPTER by default), `--write file.mjs` writes the skeleton of a new one.
// Exits with 1 if a call cannot be read or is not there, with 2 if the check itself fails.
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadAdapter } from '../server/gateway/remote/adapter/loadAdapter';
import { checkProvider } from './providerCheck/checkProvider';
import { skeletonOf } from './providerCheck/skeletonOf';
import { isFallen, writeReport } from './providerCheck/writeReport';

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
  if (!url || !email || !password)
    throw new Error('Usage: PROVIDER_EMAIL=… PROVIDER_PASSWORD=… npm run provider:check -- https://backend.example');
  const adapter = await loadAdapter(values.adapter);
  if (values.write && existsSync(values.write)) throw new Error(`${values.write} already exists.`);
  const checked = await checkProvider(url, adapter, { email, password });
  console.info(writeReport(checked));
  if (values.write) {
    writeFileSync(values.write, skeletonOf(checked));
    console.info(`${values.write} written: look at each guess, then check again with --adapter ${values.write}.`);
  }
  process.exitCode = checked.some(isFallen) ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
