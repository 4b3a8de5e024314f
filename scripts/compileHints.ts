import type { Plugin } from 'vite';

/** A magic comment of V8; it has no effect in other engines, or if anything precedes it. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Vite plugin that starts each chunk with V8's compile hint: the whole chunk is compiled off the main thread while it loads
 * (https://v8.dev/blog/explicit-compile-hints), instead of each function on the main thread at its first call. This pays off because
 * chunks hold what is used together.
 *
 * The bundler's banner option does not work, as Vite writes its list of style sheets above it.
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
