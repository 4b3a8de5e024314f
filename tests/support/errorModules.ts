import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainErrors } from '../../contract/core/defineErrors';

const contract = join(__dirname, '../../contract');

/** Returns every contract module that declares errors. */
export const errorModules = (): Record<string, DomainErrors>[] =>
  readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('Errors.ts') || file === join('core', 'errors.ts'))
    .filter(file => !file.endsWith('defineErrors.ts'))
    .map(file => jest.requireActual(join(contract, file)));
