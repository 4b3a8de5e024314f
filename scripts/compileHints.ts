import type { Plugin } from 'vite';

/** To engines other than V8 a comment, and to V8 too where anything stands before it. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Vite plugin that begins each chunk with V8's hint: all of one is compiled beside the main thread while it comes
 * (https://v8.dev/blog/explicit-compile-hints), where each function would be compiled on that thread at its first call. Chunks hold what is
 * used together.
 *
 * A banner of the bundler would do if Vite did not write its list of style sheets above it.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // after Vite's own
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = COMPILE_HINT + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type !== 'asset') continue;
          const { mappings, ...rest } = JSON.parse(String(map.source)) as { mappings: string };
          map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
        }
      },
    },
  };
}
