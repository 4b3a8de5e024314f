import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { type Plugin, runnerImport } from 'vite';
import { SHARED_CONSTANT } from './ConstantPool';
import { importsZod } from './importsZod';
import type { Outlines } from './outlineModules';
import { splitImports } from './splitImports';

const root = fileURLToPath(new URL('../../', import.meta.url));
const generator = fileURLToPath(new URL('./outlineModules.ts', import.meta.url));
const outlineClass = fileURLToPath(new URL('../../contract/core/SchemaOutline.ts', import.meta.url));
const QUERY = '?outline';

/** Whether a file holds messages, which read only the labels of schemas. */
const isMessages = (file: string) => /[mM]essages\.tsx?$/.test(file);

/**
 * Vite plugin that keeps schemas out of the code loaded for the first list. The console's imports from a contract module are redirected to
 * an outline generated here: endpoints with outlines in place of schemas, and plain data; in messages also outlined schemas. Real schemas
 * are loaded with the first form (`loadSchemas`), or with code that imports one by name. Tests and development run the sources unchanged.
 */
export function contractOutlines(): Plugin {
  let outlines: Outlines = { modules: {}, shared: {} };
  return {
    name: 'contract-outlines',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { module } = await runnerImport<{ outlineModules: () => Outlines }>(generator, {
        logLevel: 'error',
      });
      outlines = module.outlineModules();
    },
    resolveId: { filter: { id: /^virtual:contract-outline/ }, handler: id => id },
    load: {
      filter: { id: [/\/contract\/.*\?outline$/, /^virtual:contract-outline/] },
      handler(id) {
        if (!id.startsWith(SHARED_CONSTANT)) return outlines.modules[relative(root, id.slice(0, -QUERY.length))]!.code;
        return `import { SchemaOutline as Outline } from ${JSON.stringify(outlineClass)};\n${outlines.shared[id]}`;
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(source, id) {
        const outlinedNames = (request: string) => {
          const file = `${resolve(id, '..', request)}.ts`;
          const module = outlines.modules[relative(root, file)];
          if (!module || !importsZod(file)) return [];
          return isMessages(id) ? [...module.exports, ...module.schemas] : module.exports;
        };
        const code = splitImports(source, parseSync(id, source).module.staticImports, outlinedNames, QUERY);
        return code === source ? undefined : { code, map: null };
      },
    },
  };
}
