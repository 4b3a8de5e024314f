// `npm run provider:docs`: writes the calls of a remote provider into docs/provider.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providerReference, REFERENCE_MARK } from './providerReference';

const path = join(import.meta.dirname, '../docs/provider.md');
const [words] = readFileSync(path, 'utf8').split(REFERENCE_MARK);
writeFileSync(path, `${words}${REFERENCE_MARK}\n\n${providerReference()}`);
