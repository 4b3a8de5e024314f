import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { DeclaredRoute } from '../src/catalogue/declaredRoutes';
import { specificFirst } from '../src/routing/specificFirst';
import { DETAILS } from './declaredDetails/detailsId';
import { importedFile } from './importedFile';

/** What the server preloads for a page: its code and first responses. */
export interface PageManifestEntry {
  route: string;
  modules: string[];
  /** Style sheets of its view; without links in the page they would load only after its code. */
  styles: string[];
  data: string[];
  firstList?: DeclaredRoute['firstList'];
  /** One of these is required for `data`; a session is enough if there are none. */
  slugs: string[];
  /** The call for the record in the URL, with `{id}` as placeholder, and the permissions for it. */
  record?: { path: string; slugs: readonly string[] } | undefined;
  /** The list to which the URL leads without its id, if the id is optional. */
  list?: string | undefined;
}

interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  isEntry?: boolean;
  viteMetadata?: { importedCss: Set<string> };
  name?: string;
}

const declarations = fileURLToPath(new URL('./declaredRoutes.ts', import.meta.url));

/**
 * Vite plugin that writes `pages.json` from the declarations: for each route, the chunks of its view that the console's
 * page does not load anyway, and its first calls. The entry `/` lists the console's files, which the sign-in page
 * prefetches.
 */
export function pageManifest(): Plugin {
  return {
    name: 'page-manifest',
    apply: 'build',
    // After Vite has removed chunks that contain only a style sheet.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle) as Chunk[];
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'console');
      if (!entry) this.error('The build has no entry named console.');
      const { module } = await runnerImport<{ declaredRoutes: () => DeclaredRoute[] }>(declarations, {
        logLevel: 'error',
      });
      const shell = closure(bundle as Record<string, Chunk>, entry.fileName);
      const stylesOf = (files: string[]) => [
        ...new Set(files.flatMap(name => [...((bundle[name] as Chunk).viteMetadata?.importedCss ?? [])].map(address))),
      ];
      const moduleFiles = (file: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
        if (!chunk) this.error(`No chunk was built from ${file}`);
        return closure(bundle as Record<string, Chunk>, chunk.fileName);
      };
      const filesOf = (route: string, load: () => Promise<unknown>) => moduleFiles(importedFile(route, load));
      const pages = module
        .declaredRoutes()
        .map(({ route, view, data, firstList, slugs, record, list }): PageManifestEntry => {
          const files = [view, ...view.messages].flatMap(({ load }) => filesOf(route, load));
          const details = view.details === 'all' ? [DETAILS] : view.details.map(name => `${DETAILS}/${name}`);
          const modules = [...new Set([...files, ...details.flatMap(moduleFiles)])].filter(
            name => !shell.includes(name),
          );
          const preloads = { modules: modules.map(address), styles: stylesOf(modules) };
          return { route, ...preloads, data: [...data], firstList, slugs: [...slugs], record, list };
        });
      const manifest = [
        // the server uses the first match
        ...pages.toSorted((a, b) => specificFirst(a.route, b.route)),
        { route: '/', modules: shell.map(address), styles: stylesOf(shell), data: [], slugs: [] },
      ];
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(manifest, null, 1) });
    },
  };
}

const address = (fileName: string) => `/${fileName}`;

/** Returns a chunk and all its static imports, transitively. */
function closure(bundle: Record<string, Chunk>, fileName: string, found: string[] = []): string[] {
  if (found.includes(fileName)) return found;
  found.push(fileName);
  for (const imported of bundle[fileName]?.imports ?? []) closure(bundle, imported, found);
  return found;
}
