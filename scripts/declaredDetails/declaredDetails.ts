import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { type Plugin, runnerImport } from 'vite';
import type { DetailModules } from './detailModules';
import { DETAILS } from './detailsId';
import { withoutMessages } from './withoutMessages';

const generator = fileURLToPath(new URL('./detailModules.ts', import.meta.url));

/** Files with the messages of declarations. */
const MESSAGES = /\/src\/resources\/(?:.*\/)?messages\.ts$/;

/**
 * Vite plugin that reduces declarations to what menus, titles, permissions and routes need. What only views read (messages of fields,
 * choices and forms, and the outlines of lists and records) goes into one module per resource and one for all, which views load
 * alongside their code (`viewsOf`). Tests and development run the sources unchanged.
 */
export function declaredDetails(): Plugin {
  let modules: DetailModules = { of: {}, all: '' };
  return {
    name: 'declared-details',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { module } = await runnerImport<{ detailModules: () => DetailModules }>(generator, { logLevel: 'error' });
      modules = module.detailModules();
    },
    resolveId: { filter: { id: /^virtual:declared-details/ }, handler: id => id },
    load: {
      filter: { id: [/^virtual:declared-details/, /\/src\/app\/detailLoaders\.ts$/] },
      handler(id) {
        if (id === DETAILS) return modules.all;
        if (id.startsWith(DETAILS)) return modules.of[id.slice(DETAILS.length + 1)];
        const loaders = Object.keys(modules.of).map(name => `'${name}': () => import('${DETAILS}/${name}')`);
        return `export const detailLoaders = { of: { ${loaders.join(', ')} }, all: () => import('${DETAILS}') };`;
      },
    },
    transform: {
      filter: { id: MESSAGES },
      handler: (source, id) => ({ code: withoutMessages(source, parseSync(id, source).program), map: null }),
    },
  };
}
