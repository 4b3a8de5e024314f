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

/** Messages read labels of schemas alone. */
const isMessages = (file: string) => /[mM]essages\.tsx?$/.test(file);

/**
 * Keeps schemas off the way to the first list. What the console imports of a module of the contract comes from its outline, which is written
 * here: endpoints, with outlines for their schemas, and plain data; in messages the schemas too. Schemas come with the first view that fills in
 * a form (`loadSchemas`), or with code that imports one by its name. Tests and development run the sources as they are.
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
