import type { Plugin } from 'vite';

interface Replacement {
  module: RegExp;
  code: string;
}

/**
 * Parts of packages that the console never reaches and bundlers cannot drop, each with the saving (gzip) and the upstream issue. The
 * build fails if a new version moves one of these paths.
 */
const replacements: Replacement[] = [
  // requests use XMLHttpRequest, which reports upload progress; 4.2 kB of every page
  // https://github.com/axios/axios/issues/5380
  { module: /\/axios\/lib\/adapters\/fetch\.js$/, code: 'export const getFetch = () => false;' },
];

/** Vite plugin that replaces unreachable parts of packages with stubs. */
export function leanPackages(): Plugin {
  const met = new Set<Replacement>();
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    transform(_source, id) {
      const found = replacements.find(({ module }) => module.test(id));
      if (!found) return;
      met.add(found);
      return { code: found.code, map: null };
    },
    buildEnd(error) {
      if (error) return;
      for (const missed of replacements)
        if (!met.has(missed)) this.error(`There is no longer a module named ${missed.module}.`);
    },
  };
}
